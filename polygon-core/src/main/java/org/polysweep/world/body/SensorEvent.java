package org.polysweep.world.body;

/**
 * A sensor that a body has entered or left in a move. A body that goes through a sensor has two of these.
 *
 * @param sensor the sensor
 * @param isEntry true if the body has come to overlap the sensor, false if it has ceased to
 * @param time the time in the move, in [0, 1], rounded down for an entry and up otherwise; a body that is carried
 *     by its floor, climbs a step or is put on the ground moves in no time
 * @param x the x coordinate of a point at which the two touched then; NaN where rounding has moved the body over the
 *     border of the sensor
 * @param y the y coordinate of that point
 * @param normalX the x component of the unit normal there, which points toward the body; NaN without a point
 * @param normalY the y component of the unit normal
 */
public record SensorEvent(
        BodyId sensor, boolean isEntry, double time, double x, double y, double normalX, double normalY) {}
