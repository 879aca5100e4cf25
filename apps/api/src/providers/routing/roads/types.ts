/** What the roads are asked and what they answer. Kilometres; degrees, longitude first in lines. */
import type { RoadClass } from './network.ts'

/** A place; with the DIVIPOLA code of a municipal town its head is meant, and the way begins where the official figures count from. */
export type RoadPoint = { lon: number; lat: number; code?: string }

/** The nearest road to a place, and words for where that is. */
export type NearestRoad = {
  edge: number
  /** Kilometres from the beginning of the edge. */
  alongKm: number
  gapKm: number
  lon: number
  lat: number
  /** Empty where the map has none. */
  roadRef: string
  roadName: string
  roadClass: RoadClass
  /** The municipal town nearest to the place, over the land. */
  town: { code: string; name: string; km: number }
}

export type PassedTown = { code: string; name: string; alongKm: number }
/** With its place on the road: kilometres are fitted to the official ones, and do not tell it on a line. */
export type PassedToll = { code: number; name: string; alongKm: number; place: [lon: number, lat: number] }

export type Way = {
  km: number
  line: [lon: number, lat: number][]
  towns: PassedTown[]
  tolls: PassedToll[]
  /** Numbered roads in order, each with the kilometres on it. */
  roads: { ref: string; km: number }[]
  classKm: Record<RoadClass, number>
  /** From each asked point to the road, over the land; not part of `km`. */
  gapsKm: number[]
}

/** Why there is no way: a point far from all roads, or two points on roads that nothing joins. */
export type NoWay =
  | { isFound: false; reason: 'far_from_roads'; point: number; gapKm: number }
  | { isFound: false; reason: 'roads_apart'; from: number; to: number }

/** The best way first; the others differ from it and from each other. */
export type Ways = { isFound: true; ways: Way[] } | NoWay

export type WaysOptions = {
  alternatives?: 0 | 1 | 2
  /** How far the told line may come to lie from the road; every bend without it. */
  lineMetres?: number
}

export interface Roads {
  nearest(point: RoadPoint): NearestRoad
  ways(points: readonly RoadPoint[], options?: WaysOptions): Ways
  attribution: string
}
