// A frame of the crowd of CrowdBenchmark by Box2D v3: its tree over the swept boxes of all bodies, made anew in every frame, and a shape cast for each pair
// that the tree finds. Nothing is put in order of time. Floats, where the library has doubles.
//
//     crowd BODIES FRAMES CONTACTS
//
// prints the milliseconds of a frame. Contacts of the first frame that differ from CONTACTS by more than one in fifty are an error: Box2D takes for a contact what is
// less than its slop apart.

#include "dynamic_tree.c" // A box of the tree is set directly: to move it by the interface costs several times as much.

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { OUTLINES = 32, MOST_CORNERS = 8 };

static const double ROOM = 2.2;

typedef struct Body
{
	int outline;
	b2Vec2 position;
	b2Vec2 move;
	b2AABB swept;
	int proxy;
} Body;

typedef struct Crowd
{
	b2ShapeProxy outlines[OUTLINES];
	b2AABB boxes[OUTLINES];
	Body* bodies;
	int count;
	b2DynamicTree tree;

	// The body whose pairs are being looked for, and the contacts so far.
	int asking;
	int contacts;
} Crowd;

// java.util.SplittableRandom, so that the bodies are those of the class Crowd.
static uint64_t seed = 20261122;

static uint64_t nextSeed( void )
{
	return seed += 0x9e3779b97f4a7c15u;
}

static double nextDouble( double least, double bound )
{
	uint64_t z = nextSeed();
	z = ( z ^ ( z >> 30 ) ) * 0xbf58476d1ce4e5b9u;
	z = ( z ^ ( z >> 27 ) ) * 0x94d049bb133111ebu;
	return least + ( ( z ^ ( z >> 31 ) ) >> 11 ) * 0x1p-53 * ( bound - least );
}

static int nextOutline( void )
{
	uint64_t z = nextSeed();
	z = ( z ^ ( z >> 33 ) ) * 0x62a9d9ed799705f5u;
	z = ( z ^ ( z >> 28 ) ) * 0xcb24d0a5c88c35b3u;
	return (int)( z >> 32 ) & ( OUTLINES - 1 );
}

static void makeOutlines( Crowd* crowd )
{
	for ( int i = 0; i < OUTLINES; i++ )
	{
		double turn = nextDouble( 0, 2 * M_PI );
		int corners = 3 + i % 6;
		b2Vec2 xy[MOST_CORNERS];
		for ( int k = 0; k < corners; k++ )
		{
			double angle = turn + 2 * M_PI * k / corners;
			xy[k] = (b2Vec2){ 0.5 * cos( angle ), 0.5 * sin( angle ) };
		}
		crowd->outlines[i] = b2MakeProxy( xy, corners, 0 );
		crowd->boxes[i] = b2MakeAABB( xy, corners, 0 );
	}
}

static void makeBodies( Crowd* crowd )
{
	double side = ROOM * sqrt( crowd->count );
	for ( int i = 0; i < crowd->count; i++ )
	{
		Body* body = crowd->bodies + i;
		body->outline = nextOutline();
		body->position.x = nextDouble( 0, side );
		body->position.y = nextDouble( 0, side );
		body->move.x = nextDouble( -0.5, 0.5 );
		body->move.y = nextDouble( -0.5, 0.5 );
		b2AABB anywhere = { body->position, body->position };
		body->proxy = b2DynamicTree_CreateProxy( &crowd->tree, anywhere, 1, i );
	}
}

static bool meet( int proxy, uint64_t other, void* context )
{
	Crowd* crowd = context;
	if ( (int)other > crowd->asking )
	{
		const Body* a = crowd->bodies + crowd->asking;
		const Body* b = crowd->bodies + other;
		b2ShapeCastPairInput pair = {
			.proxyA = crowd->outlines[a->outline],
			.proxyB = crowd->outlines[b->outline],
			.transformA = { a->position, b2Rot_identity },
			.transformB = { b->position, b2Rot_identity },
			.translationB = b2Sub( b->move, a->move ),
			.maxFraction = 1,
		};
		crowd->contacts += b2ShapeCast( &pair ).hit;
	}
	return true;
}

static void frame( Crowd* crowd )
{
	for ( int i = 0; i < crowd->count; i++ )
	{
		Body* body = crowd->bodies + i;
		b2AABB box = crowd->boxes[body->outline];
		body->swept.lowerBound = b2Add( b2Add( box.lowerBound, body->position ), b2Min( body->move, b2Vec2_zero ) );
		body->swept.upperBound = b2Add( b2Add( box.upperBound, body->position ), b2Max( body->move, b2Vec2_zero ) );
		crowd->tree.nodes[body->proxy].aabb = body->swept;
	}
	b2DynamicTree_Rebuild( &crowd->tree, true );
	crowd->contacts = 0;
	for ( crowd->asking = 0; crowd->asking < crowd->count; crowd->asking++ )
	{
		b2DynamicTree_Query( &crowd->tree, crowd->bodies[crowd->asking].swept, 1, meet, crowd );
	}
	for ( int i = 0; i < crowd->count; i++ )
	{
		Body* body = crowd->bodies + i;
		body->position = b2Add( body->position, body->move );
		body->move = b2Neg( body->move );
	}
}

static double milliseconds( void )
{
	struct timespec now;
	clock_gettime( CLOCK_MONOTONIC, &now );
	return now.tv_sec * 1e3 + now.tv_nsec * 1e-6;
}

static int compare( const void* a, const void* b )
{
	double difference = *(const double*)a - *(const double*)b;
	return ( difference > 0 ) - ( difference < 0 );
}

int main( int count, char** words )
{
	if ( count != 4 || atoi( words[1] ) < 1 || atoi( words[2] ) < 1 )
	{
		fprintf( stderr, "usage: crowd BODIES FRAMES CONTACTS\n" );
		return 2;
	}
	Crowd crowd = { .count = atoi( words[1] ), .tree = b2DynamicTree_Create() };
	crowd.bodies = calloc( crowd.count, sizeof( Body ) );
	makeOutlines( &crowd );
	makeBodies( &crowd );
	frame( &crowd );
	int expected = atoi( words[3] );
	if ( 50 * abs( crowd.contacts - expected ) > expected )
	{
		fprintf( stderr, "crowd: %d contacts, and not about %d\n", crowd.contacts, expected );
		return 1;
	}
	int frames = atoi( words[2] );
	double* times = calloc( frames, sizeof( double ) );
	double sum = 0;
	for ( int i = 0; i < frames; i++ )
	{
		double start = milliseconds();
		frame( &crowd );
		times[i] = milliseconds() - start;
		sum += times[i];
	}
	qsort( times, frames, sizeof( double ), compare );
	printf( "%d contacts; a frame takes %.1f ms on average, %.1f in the middle, %.1f at least\n", crowd.contacts, sum / frames,
			times[frames / 2], times[0] );
}
