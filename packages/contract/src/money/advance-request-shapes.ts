/** What a carrier asked to be paid on the road, as the desk and as he himself reads it. */
import { errorCodes } from '@arriero/domain/errors/errors'
import { advanceRequestStates } from '@arriero/domain/money/advance-requests'
import { z } from 'zod'
import { instantShape, pesosShape } from '../shapes.ts'

const namedBy = z.object({ _id: z.string(), name: z.string() })

export const advanceRequestShape = z.object({
  _id: z.string(),
  /** Id of the service. */
  order: z.string(),
  origin: z.string(),
  destination: z.string(),
  carrier: namedBy,
  licensePlate: z.string().nullable(),
  value: pesosShape,
  /** What the service brings its carrier, and what of it was advanced already. */
  earns: pesosShape,
  advanced: pesosShape,
  state: z.enum(advanceRequestStates),
  askedAt: instantShape,
  endedAt: instantShape.nullable(),
  endedBy: namedBy.nullable(),
  reason: z.string().nullable(),
})
export type AdvanceRequest = z.infer<typeof advanceRequestShape>

/** A service on the road, with what its carrier may have of it before its end. */
export const ownRoadShape = z.object({
  /** Id of the service. */
  _id: z.string(),
  origin: z.string(),
  destination: z.string(),
  licensePlate: z.string().nullable(),
  driver: z.string().nullable(),
  value: pesosShape,
  advanced: pesosShape,
  /** Recorded, and not confirmed by a second person yet. */
  waiting: pesosShape,
  /** The most that may still be advanced. */
  left: pesosShape,
  /** Why nothing can be asked for now. */
  denial: z.enum(errorCodes).nullable(),
  /** The last thing he asked for, whatever became of it. */
  request: z
    .object({
      _id: z.string(),
      value: pesosShape,
      state: z.enum(advanceRequestStates),
      askedAt: instantShape,
      reason: z.string().nullable(),
    })
    .nullable(),
})
export type OwnRoad = z.infer<typeof ownRoadShape>
