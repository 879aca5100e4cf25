/** The legal floor: a carrier may not be paid below the reference cost of the trip. Decreto 1017 of 2025, decisions §13. */
import type { ErrorCode } from '../errors/errors.ts'

export type FloorFacts = {
  /** The reference cost when the service was asked for; null where it was never reckoned. */
  floorPesos: number | null
  /** Whether less is refused, or only shown. */
  isBlocking: boolean
}

export const isBelowFloor = (carrierPesos: number, floorPesos: number | null): boolean =>
  floorPesos !== null && carrierPesos < floorPesos

/** Why this may not be what the carrier earns: told to him in his words, to the client in his. */
export const floorDenial = (
  carrierPesos: number,
  { floorPesos, isBlocking }: FloorFacts,
  speaker: 'carrier' | 'client',
): ErrorCode | undefined => {
  if (!isBlocking || !isBelowFloor(carrierPesos, floorPesos)) return undefined
  return speaker === 'carrier' ? 'offer.below_floor' : 'price.below_floor'
}
