/**
 * A lane that a carrier wants to hear of: where loads begin, where they end, in what, for how much. Found by keys, so that one load
 * is never held against every lane; what the keys let through is judged exactly. docs/decisions/0059.
 */
import type { ErrorCode } from '../errors/errors.ts'
import { emptyKmTo } from '../orders/board-fleet.ts'
import { pesosPerKm, type BoardLoad } from '../orders/load-board.ts'
import { kmPerDegree, roadFactor, type Point } from '../places/geography.ts'

export const lanesMost = 20
export const reachMostKm = 250
export const laneStates = ['active', 'paused'] as const
export type LaneState = (typeof laneStates)[number]

/** Around a town: so many kilometres from its centre (0: the town alone), or all of its department. */
export type LaneEnd = { code: string; reach: number | 'department' }

export type LaneAsked = {
  /** Null: wherever. */
  origin: LaneEnd | null
  destination: LaneEnd | null
  /** None: whatever type is asked for. */
  vehicleTypeIds: readonly string[]
  /** Earned for each loaded kilometre, at the client's price; what has none is not told. */
  perKmLeast: number | null
  weightMostKg: number | null
}

/** What of a load a lane is asked about; its points no more exactly than everybody may know them. */
export type LaneLoad = Pick<BoardLoad, 'weightKg' | 'origin' | 'km' | 'earningsPesos'> & {
  vehicleTypeId: string
  originCode: string
  destinationCode: string
  destination: Point
}

/** A lane without a place would tell of everything that is asked for. */
export const laneDenial = ({ origin, destination }: Pick<LaneAsked, 'origin' | 'destination'>) =>
  origin === null && destination === null ? ('lane.matches_everything' satisfies ErrorCode) : undefined

const departmentOf = (code: string) => code.slice(0, 2)

/** Squares of about 55 km: a circle of 250 km has a hundred of them. */
const cellDegrees = 0.5
const cellOf = (degrees: number) => Math.floor(degrees / cellDegrees)
const cellKey = (latitude: number, longitude: number) => `c${latitude}:${longitude}`

const anywhere = '*'
const townKey = (code: string) => `t${code}`
const departmentKey = (code: string) => `d${departmentOf(code)}`

const span = (middle: number, half: number): number[] => {
  const from = cellOf(middle - half)
  return Array.from({ length: cellOf(middle + half) - from + 1 }, (_, nth) => from + nth)
}

const circleKeys = ({ latitude, longitude }: Point, km: number): string[] => {
  const north = km / kmPerDegree
  const east = north / Math.cos((latitude * Math.PI) / 180)
  return span(latitude, north).flatMap((row) => span(longitude, east).map((column) => cellKey(row, column)))
}

/** By which a load finds this end of a lane. `town`: where its circle lies. */
export const keysOfEnd = (end: LaneEnd | null, town: Point | undefined): string[] => {
  if (end === null) return [anywhere]
  if (end.reach === 'department') return [departmentKey(end.code)]
  return [townKey(end.code), ...(end.reach > 0 && town ? circleKeys(town, end.reach) : [])]
}

/** All keys under which a lane may stand that begins, or ends, where this load does. */
export const keysOfPlace = (code: string, { latitude, longitude }: Point): string[] => [
  anywhere,
  townKey(code),
  departmentKey(code),
  cellKey(cellOf(latitude), cellOf(longitude)),
]

export type TownAt = (code: string) => Point | undefined

/** As the crow flies: a circle on a map, as the board asks. */
const isAt = (
  end: LaneEnd | null,
  { code, point }: { code: string; point: Point },
  townAt: TownAt,
): boolean => {
  if (end === null || end.code === code) return true
  if (end.reach === 'department') return departmentOf(end.code) === departmentOf(code)
  const town = end.reach > 0 ? townAt(end.code) : undefined
  return town !== undefined && emptyKmTo(town, point) <= end.reach * roadFactor
}

/** Whether a load is what the lane waits for. */
export const isOfLane = (lane: LaneAsked, load: LaneLoad, townAt: TownAt): boolean =>
  (lane.vehicleTypeIds.length === 0 || lane.vehicleTypeIds.includes(load.vehicleTypeId)) &&
  (lane.weightMostKg === null || load.weightKg <= lane.weightMostKg) &&
  (lane.perKmLeast === null || (pesosPerKm(load, 0) ?? 0) >= lane.perKmLeast) &&
  isAt(lane.origin, { code: load.originCode, point: load.origin }, townAt) &&
  isAt(lane.destination, { code: load.destinationCode, point: load.destination }, townAt)
