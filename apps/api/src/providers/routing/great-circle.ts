import type { Route, RoutePoint } from './port.ts'

type Position = Pick<RoutePoint, 'latitude' | 'longitude'>

/** The best single factor from great circle to Colombian road, over thousands of official pairs. Domain facts §6.3. */
export const roadFactor = 1.45

const earthRadiusKm = 6371
const radians = Math.PI / 180

export const greatCircleKm = (from: Position, to: Position): number => {
  const chord =
    Math.sin(((to.latitude - from.latitude) * radians) / 2) ** 2 +
    Math.cos(from.latitude * radians) *
      Math.cos(to.latitude * radians) *
      Math.sin(((to.longitude - from.longitude) * radians) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** What a price can be computed from: one decimal, and never nothing. */
export const billableKm = (km: number): number => Math.max(1, Math.round(km * 10) / 10)

/** The answer of last resort, always labelled estimated. */
export const estimateByGreatCircle = (from: RoutePoint, to: RoutePoint): Route => ({
  distanceKm: billableKm(greatCircleKm(from, to) * roadFactor),
  method: 'great_circle',
  line: [
    [from.longitude, from.latitude],
    [to.longitude, to.latitude],
  ],
  towns: [...new Set([from.code, to.code].filter((code) => code !== undefined))],
  isEstimated: true,
})
