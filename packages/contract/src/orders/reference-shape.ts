/** What a reference price stands on: the ministry's own ways, or an estimate that says so. Decisions §13. */
import { assumptions, bases } from '@arriero/domain/tariff/reference'
import { z } from 'zod'
import { pesosShape } from '../shapes.ts'

/** What a client is told of the figure behind his suggested price: whose it is, and how far an estimate reaches; null where it is official. */
export const suggestedBasisShape = z.object({
  basis: z.enum(bases),
  low: pesosShape.nullable(),
  high: pesosShape.nullable(),
})
export type SuggestedBasis = z.output<typeof suggestedBasisShape>

/** One of the ministry's ways between the two municipalities, with what the trip costs by it. */
export const officialWayShape = z.object({
  /** The ministry's. */
  id: z.number().int(),
  name: z.string(),
  km: z.number(),
  tolls: pesosShape,
  hours: z.number(),
  cost: pesosShape,
})

export const referenceShape = z.object({
  basis: z.enum(bases),
  /** What in it is not the ministry's own; empty where it is official. */
  assumptions: z.array(z.enum(assumptions)),
  cost: pesosShape,
  /** Within which the cost lies, as far as one can tell; both are the cost where it is official. */
  low: pesosShape,
  high: pesosShape,
  km: z.number(),
  tolls: pesosShape,
  /** On the road, without loading and unloading. */
  hours: z.number(),
  /** From when on the figures hold. */
  parametersOf: z.string(),
  /** Cheapest first: that one is the floor. */
  ways: z.array(officialWayShape),
})
export type ReferenceFacts = z.output<typeof referenceShape>
