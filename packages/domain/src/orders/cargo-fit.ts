/**
 * Whether a type of vehicle carries a cargo: weight, volume, size. What refuses is the most that fleets publish for a type, not
 * what it usually carries; a figure that nobody publishes refuses nothing. Domain facts §3, docs/decisions/0021.
 */
import type { CargoKind } from './cargo.ts'
import type { ErrorCode } from '../errors/errors.ts'
import { vehicleTypeKeys, vehicleTypes, type VehicleTypeKey } from '../vehicles/vehicles.ts'

type Room = {
  /** The most that is published, above the usual payload of the type. */
  payloadMostKg?: number
  volumeM3?: number
  /** Inside of its box. Height counts where the cargo wants a closed body. */
  box?: { lengthCm: number; widthCm: number; heightCm: number }
}

/** Published by fleets and sellers, as read in September 2026; Domain facts §3 names them. */
const rooms: Partial<Record<VehicleTypeKey, Room>> = {
  pickup: { volumeM3: 3 },
  van: { volumeM3: 10 },
  turboVan: { payloadMostKg: 5_000, volumeM3: 32 },
  turboTruck: { volumeM3: 32 },
  singleTruck: {
    payloadMostKg: 10_000,
    volumeM3: 45,
    box: { lengthCm: 720, widthCm: 260, heightCm: 270 },
  },
  doubleAxleTruck: { payloadMostKg: 17_000, volumeM3: 65 },
  miniTractor2S1: { volumeM3: 60 },
  miniTractor2S2: { volumeM3: 60 },
  miniTractor2S3: { volumeM3: 60 },
  tractor3S1: { volumeM3: 90 },
  tractor3S2: { payloadMostKg: 32_000, volumeM3: 90 },
  tractor3S3: { payloadMostKg: 35_000, volumeM3: 90 },
}

/** Resolución 4100 of 2004: what goes by road without a permit. What a client calls special cargo may have one. */
const road = { highCm: 440, widthCm: 260, lengthCm: 1850 }

/** What is asked for; undefined where the client did not say. */
export type CargoLoad = {
  kind?: CargoKind | undefined
  weightKg?: number | undefined
  highCm?: number | undefined
  widthCm?: number | undefined
  depthCm?: number | undefined
  volumeM3?: number | undefined
}

const bySize = vehicleTypeKeys.toSorted(
  (one, other) => vehicleTypes[one].payloadHintKg - vehicleTypes[other].payloadHintKg,
)

/** Of the type, or of the next larger one that has such a figure: a smaller truck holds no more. */
const roomOf = <Figure extends 'volumeM3' | 'box'>(
  type: VehicleTypeKey,
  figure: Figure,
): Room[Figure] | undefined => {
  const from = bySize.slice(bySize.indexOf(type))
  const named = from.find((one) => rooms[one]?.[figure] !== undefined)
  return named && rooms[named]?.[figure]
}

export const payloadMostKg = (type: VehicleTypeKey): number =>
  rooms[type]?.payloadMostKg ?? vehicleTypes[type].payloadHintKg

const isOver = (value: number | undefined, most: number | undefined): boolean =>
  value !== undefined && most !== undefined && value > most

/** A box around the cargo holds at least one piece of it, whatever volume was named. */
const volumeOf = ({ volumeM3 = 0, highCm = 0, widthCm = 0, depthCm = 0 }: CargoLoad): number =>
  Math.max(volumeM3, (highCm * widthCm * depthCm) / 1_000_000)

const isTooLong = (type: VehicleTypeKey, { kind, highCm, widthCm, depthCm }: CargoLoad): boolean => {
  if (kind === 'special') return false
  const box = roomOf(type, 'box')
  const highMost = kind === 'refrigerated' ? (box?.heightCm ?? road.highCm) : road.highCm
  return (
    isOver(highCm, highMost) ||
    isOver(widthCm, Math.min(road.widthCm, box?.widthCm ?? road.widthCm)) ||
    isOver(depthCm, box?.lengthCm ?? road.lengthCm)
  )
}

type Misfit = 'vehicle.type_too_weak' | 'vehicle.type_too_narrow' | 'vehicle.type_without_room'

const misfitOf = (type: VehicleTypeKey, load: CargoLoad): Misfit | undefined => {
  if (isOver(load.weightKg, payloadMostKg(type))) return 'vehicle.type_too_weak'
  if (isTooLong(type, load)) return 'vehicle.type_too_narrow'
  return isOver(volumeOf(load), roomOf(type, 'volumeM3')) ? 'vehicle.type_without_room' : undefined
}

/** The smallest type that usually carries it, else the smallest that can; undefined where none does. */
export const smallestFor = (load: CargoLoad): VehicleTypeKey | undefined => {
  const able = bySize.filter((type) => misfitOf(type, load) === undefined)
  return able.find((type) => !isOver(load.weightKg, vehicleTypes[type].payloadHintKg)) ?? able[0]
}

const byNone = {
  'vehicle.type_too_weak': 'cargo.too_heavy',
  'vehicle.type_too_narrow': 'cargo.too_large',
  'vehicle.type_without_room': 'cargo.too_voluminous',
} as const satisfies Record<Misfit, ErrorCode>

export type FitDenial = { code: ErrorCode; smallest: VehicleTypeKey | undefined }

/** Why this type cannot carry it, and the smallest that does. */
export const fitDenial = (type: VehicleTypeKey, load: CargoLoad): FitDenial | undefined => {
  const misfit = misfitOf(type, load)
  if (!misfit) return undefined
  const smallest = smallestFor(load)
  return { code: smallest ? misfit : byNone[misfit], smallest }
}

/** Heavier than such a vehicle usually carries, though some do. */
export const isUnusuallyHeavy = (type: VehicleTypeKey, { weightKg }: CargoLoad): boolean =>
  isOver(weightKg, vehicleTypes[type].payloadHintKg)
