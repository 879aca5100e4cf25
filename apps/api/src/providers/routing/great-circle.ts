import { greatCircleKm, roadFactor } from '@arriero/domain/places/geography'
import type { Route, RoutePoint } from './port.ts'

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
