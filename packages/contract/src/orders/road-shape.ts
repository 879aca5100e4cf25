/** What happens to a service on its road. Odd wire names (`cancelation`, `calification`) are the specification's. */
import { z } from 'zod'
import { instantShape } from '../shapes.ts'

const maybeInstant = instantShape.nullable()

/** From the moment somebody took it: what every party sees of the road. */
export const roadShape = z.object({
  inPosition: z.boolean(),
  onTheWayAt: maybeInstant,
  inPositionAt: maybeInstant,
  loadingStartAt: maybeInstant,
  tripStartAt: maybeInstant,
  /** When it promised to be at its unloading; null before a driver is named. */
  promisedAt: maybeInstant,
  /** When it is expected there; null off the road, and for its client before the truck is in position. */
  expectedAt: maybeInstant,
  /** By how much that is past what was promised; 0 while it is not. */
  lateMinutes: z.number(),
  inFinish: z.boolean(),
  inFinishAt: maybeInstant,
  unloadingStartAt: maybeInstant,
  finishStartAt: maybeInstant,
  supportDocument: z.string().nullable(),
  hasSupportDocument: z.boolean(),
  deliveryImages: z.array(z.string()),
  needsDeliveryCode: z.boolean(),
  /** Its tries are used up: from here only the carrier reports the end. */
  isDeliveryCodeSpent: z.boolean(),
  cancelation: z.object({ description: z.string(), cause: z.string(), at: instantShape }).nullable(),
  calification: z.number().nullable(),
})
