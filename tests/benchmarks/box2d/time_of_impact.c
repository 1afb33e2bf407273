// b2TimeOfImpact of Box2D v3 on the queries of TurningPolysweep, as the class QueryLines prints them:
//
//     time_of_impact QUERIES ROUNDS
//
// prints the nanoseconds of a query, the median of the rounds in processor time, and how many it calls what. Each query has shapes of its own, and the
// order is another one in each round. Floats, where the library has doubles; and no normal, which takes a distance query more.

#include "box2d/box2d.h"
#include "box2d/collision.h"
#include "box2d/math_functions.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST = 4096, LINE = 1 << 16 };

static b2TOIInput inputs[MOST];
static int order[MOST];

// Reads numbers between brackets from a place on, up to the one that closes the first, and returns how many there are.
static int readNumbers( const char* line, const char* name, double* numbers, int most )
{
	const char* at = strstr( line, name );
	if ( at == NULL )
	{
		return 0;
	}
	at = strchr( at, '[' );
	int depth = 0;
	int count = 0;
	do
	{
		if ( *at == '[' || *at == ']' )
		{
			depth += *at == '[' ? 1 : -1;
			at++;
		}
		else if ( *at == ',' )
		{
			at++;
		}
		else
		{
			char* end;
			double number = strtod( at, &end );
			if ( count < most )
			{
				numbers[count] = number;
			}
			count++;
			at = end;
		}
	}
	while ( depth > 0 );
	return count;
}

static b2ShapeProxy readShape( const char* line, const char* name )
{
	double numbers[2 * B2_MAX_POLYGON_VERTICES];
	int count = readNumbers( line, name, numbers, 2 * B2_MAX_POLYGON_VERTICES );
	if ( count > 2 * B2_MAX_POLYGON_VERTICES )
	{
		fprintf( stderr, "Box2D has no polygons of %d corners\n", count / 2 );
		exit( 1 );
	}
	b2Vec2 points[B2_MAX_POLYGON_VERTICES];
	for ( int i = 0; i < count / 2; ++i )
	{
		points[i] = (b2Vec2){ (float)numbers[2 * i], (float)numbers[2 * i + 1] };
	}
	return b2MakeProxy( points, count / 2, 0.0f );
}

static b2Sweep readSweep( const char* line, const char* position, const char* move, const char* rotor )
{
	double p[2], d[2], z[2] = { 1, 0 };
	readNumbers( line, position, p, 2 );
	readNumbers( line, move, d, 2 );
	readNumbers( line, rotor, z, 2 );
	b2Sweep sweep = { 0 };
	sweep.c1 = (b2Vec2){ (float)p[0], (float)p[1] };
	sweep.c2 = (b2Vec2){ (float)( p[0] + d[0] ), (float)( p[1] + d[1] ) };
	sweep.q1 = b2Rot_identity;
	sweep.q2 = b2MakeRot( (float)( 2 * atan2( z[1], z[0] ) ) );
	return sweep;
}

static int compare( const void* a, const void* b )
{
	double x = *(const double*)a, y = *(const double*)b;
	return ( x > y ) - ( x < y );
}

int main( int argc, char** argv )
{
	FILE* file = argc == 3 ? fopen( argv[1], "r" ) : NULL;
	if ( file == NULL )
	{
		fprintf( stderr, "usage: time_of_impact QUERIES ROUNDS\n" );
		return 2;
	}
	static char line[LINE];
	int count = 0;
	while ( count < MOST && fgets( line, LINE, file ) != NULL )
	{
		b2TOIInput* input = inputs + count;
		input->proxyA = readShape( line, "\"a\":" );
		input->proxyB = readShape( line, "\"b\":" );
		input->sweepA = readSweep( line, "\"positionA\"", "\"moveA\"", "\"rotorToA\"" );
		input->sweepB = readSweep( line, "\"positionB\"", "\"moveB\"", "\"rotorToB\"" );
		input->maxFraction = 1.0f;
		order[count] = count;
		count++;
	}
	int rounds = atoi( argv[2] );
	double* nanoseconds = malloc( rounds * sizeof( double ) );
	int states[5] = { 0 };
	double sum = 0;
	srand( 1 );
	for ( int round = -rounds / 4; round < rounds; ++round )
	{
		for ( int i = count - 1; i > 0; --i )
		{
			int k = rand() % ( i + 1 );
			int kept = order[i];
			order[i] = order[k];
			order[k] = kept;
		}
		struct timespec begin, end;
		clock_gettime( CLOCK_THREAD_CPUTIME_ID, &begin );
		for ( int i = 0; i < count; ++i )
		{
			b2TOIOutput output = b2TimeOfImpact( inputs + order[i] );
			states[output.state]++;
			sum += output.fraction;
		}
		clock_gettime( CLOCK_THREAD_CPUTIME_ID, &end );
		if ( round >= 0 )
		{
			nanoseconds[round] =
				( 1e9 * ( end.tv_sec - begin.tv_sec ) + ( end.tv_nsec - begin.tv_nsec ) ) / count;
		}
	}
	qsort( nanoseconds, rounds, sizeof( double ), compare );
	int all = rounds + rounds / 4;
	printf( "%.0f ns; hit %d, separated %d, overlapped %d, failed %d (sum %g)\n", nanoseconds[rounds / 2],
			states[b2_toiStateHit] / all, states[b2_toiStateSeparated] / all, states[b2_toiStateOverlapped] / all,
			states[b2_toiStateFailed] / all, sum );
	return 0;
}
