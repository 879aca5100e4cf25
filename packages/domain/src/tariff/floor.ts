/** The legal floor: a carrier may not be paid below the reference cost of the trip. Decreto 1017 of 2025, decisions §13. */
import type { ErrorCode } from '../errors/errors.ts'
import type { Pesos } from '../money/money.ts'
import type { Reference } from './reference.ts'

/** Only what the ministry itself would answer may be called a floor, or keep an offer from being made. */
export const floorOf = ({ basis, totalPesos }: Pick<Reference, 'basis' | 'totalPesos'>): Pesos | null =>
  basis === 'official' ? totalPesos : null

export type FloorFacts = {
  /** `floorOf` the reference when the service was asked for; null where the ministry has no figure. */
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
