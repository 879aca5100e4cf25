/** How soon a truck can stand somewhere, where only the distance in a straight line is known. */

/** Whoever has to drive a straight line faster than this to be there in time is not asked. */
export const reachableKmh = 60

/** At least so long, in hours. */
export const hoursToReach = (straightKm: number): number => straightKm / reachableKmh
