/** What the posts of a way ask for. docs/decisions/0044. */
import { tollCategories } from '@arriero/domain/tariff/toll-posts'
import { tollBases } from '@arriero/domain/tariff/trip-tolls'
import { z } from 'zod'
import { pesosShape } from '../shapes.ts'

export const postShape = {
  /** INVIAS's; 0 where it gives none. */
  code: z.number().int(),
  name: z.string(),
}

/** The tolls of one way, for the truck that was asked for. */
export const tripTollsShape = z.object({
  basis: z.enum(tollBases),
  total: pesosShape,
  /** In the order of the road; empty where no router has told them. */
  posts: z.array(
    z.object({
      ...postShape,
      alongKm: z.number(),
      category: z.enum(tollCategories).nullable(),
      /** Null where no tariff is known. */
      pesos: pesosShape.nullable(),
    }),
  ),
  /** How many posts have no known tariff: where the total is their sum, it is the least. */
  unknown: z.number().int(),
  /** Since when the tariffs of the posts count. */
  edition: z.string(),
})
export type TripTollsShape = z.output<typeof tripTollsShape>
