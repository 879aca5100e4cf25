import { greatCircleKm, roadFactor } from '@arriero/domain/places/geography'
import type { Route, RoutePoint } from './port.ts'

/** What a price can be computed from: one decimal, and never nothing. */
export const billableKm = (km: number): number => Math.max(1, Math.round(km * 10) / 10)

/** The sum of the ways of the crow. */
export const crowKm = (points: readonly RoutePoint[]): number =>
  points.slice(1).reduce((km, to, at) => km + greatCircleKm(points[at] ?? to, to), 0)

/** What is known of the way from one who tells a length and a line alone. */
export const bareRoute = (facts: Pick<Route, 'distanceKm' | 'method' | 'line'>): Route => ({
  ...facts,
  towns: null,
  tolls: null,
  roads: [],
  officialWayId: null,
  terrain: null,
  noRoad: null,
  isEstimated: false,
})

/** The answer of last resort, always labelled estimated. */
export const estimateByGreatCircle = (
  points: readonly RoutePoint[],
  noRoad: NonNullable<Route['noRoad']>,
): Route => ({
  ...bareRoute({
    distanceKm: billableKm(crowKm(points) * roadFactor),
    method: 'great_circle',
    line: points.map(({ longitude, latitude }) => [longitude, latitude]),
  }),
  noRoad,
  isEstimated: true,
})
