/** What a way passes, in the order of driving, and where a truck on it is in words. */
import type { Passes } from '@arriero/contract/places/route-shape'
import { alongLine, type Line, type Point } from '@arriero/domain/places/geography'
import { formatNumber } from '../format.ts'
import { mapTexts } from './map.texts.ts'

export interface Passed {
  kind: 'town' | 'toll'
  name: string
  alongKm: number
}

/** Towns and tolls; the ends are told elsewhere, and are left out. */
export const passedOf = ({ towns, tolls }: Passes): Passed[] =>
  [
    ...(towns ?? []).slice(1, -1).map(({ name, alongKm }) => ({ kind: 'town' as const, name, alongKm })),
    ...(tolls ?? []).map(({ name, alongKm }) => ({ kind: 'toll' as const, name, alongKm })),
  ].toSorted((a, b) => a.alongKm - b.alongKm)

/** A truck further off than this is told by no town of the way. */
const mostOffKm = 3

export interface Whereabouts {
  town: string
  alongKm: number
}

export interface KnownWay {
  line: Line
  distanceKm: number
  passes: Passes
}

/** The town of the way that a truck is nearest to, by the road; undefined off the way, or where no town is known. */
export const whereabouts = (way: KnownWay, truck: Point): Whereabouts | undefined => {
  const along = alongLine(way.line, truck)
  if (!along || along.offKm > mostOffKm) return undefined
  const alongKm = along.doneShare * way.distanceKm
  const away = (town: { alongKm: number }) => Math.abs(town.alongKm - alongKm)
  const [nearest] = (way.passes.towns ?? []).toSorted((a, b) => away(a) - away(b))
  return nearest && { town: nearest.name, alongKm }
}

/** The same as a person reads it. */
export const whereaboutsText = (way: KnownWay, truck: Point): string | undefined => {
  const place = whereabouts(way, truck)
  if (!place) return undefined
  const [done, whole] = [place.alongKm, way.distanceKm].map((km) => formatNumber(Math.round(km)))
  return mapTexts.nearAlong(place.town, done ?? '', whole ?? '')
}
