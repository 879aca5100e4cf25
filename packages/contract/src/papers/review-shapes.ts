/** A paper as staff looks at it, one after the other. Decision 0069. */
import { paperKinds } from '@arriero/domain/papers/credentials'
import { paperOutcomes } from '@arriero/domain/papers/paper-review'
import { roles } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { instantShape } from '../shapes.ts'
import { paperShape, vehicleServiceWords } from '../vehicles/vehicles.ts'

export const holderKinds = ['vehicle', 'person'] as const

export const missingPaperShape = z.object({
  kind: z.enum(paperKinds),
  name: z.string(),
  blocks: z.enum(['assignment', 'approval', 'ownership']),
  /** When its owner was asked for it; null while he was not. */
  askedAt: instantShape.nullable(),
})

const whoseShape = {
  holder: z.enum(holderKinds),
  /** Null where the paper is a person's. */
  vehicleId: z.string().nullable(),
  licensePlate: z.string().nullable(),
}

const person = z.object({ _id: z.string(), name: z.string() })

export const reviewRowShape = z.object({
  _id: z.string(),
  name: z.string(),
  kind: z.string(),
  isPermition: z.boolean(),
  /** A newer version of one that counts meanwhile. */
  isWaiting: z.boolean(),
  expirationDate: z.string().nullable(),
  since: instantShape,
  ...whoseShape,
  /** Of the person, or the vehicle's owner. */
  user: person.extend({ rol: z.enum(roles) }),
  /** Who of two has validated it already. */
  first: person.nullable(),
})

/** How the day goes: the reader's own pace, and what is left of all. */
export const reviewFiguresShape = z.object({
  waiting: z.number().int(),
  /** Since when the first in line waits. */
  oldestAt: instantShape.nullable(),
  /** Of the Bogotá day, by the reader. */
  judgedToday: z.number().int(),
  /** Half of today's papers took the reader no longer than this; null before the first. */
  medianSeconds: z.number().nullable(),
})

export const lookShape = z.object({
  paper: paperShape,
  since: instantShape,
  ...whoseShape,
  /** Whose it is, or the vehicle's owner: as registered. */
  user: person.extend({
    rol: z.enum(roles),
    identification: z.string(),
    cellPhone: z.string(),
    email: z.string(),
    birthOn: z.string().nullable(),
    enterprise: person.nullable(),
    isActive: z.boolean(),
  }),
  /** As registered; null where the paper is a person's. */
  vehicle: z
    .object({
      brand: z.string(),
      model: z.string(),
      bodyWork: z.string(),
      typeVehicle: z.string(),
      loadingCapacity: z.string(),
      service: z.enum(vehicleServiceWords).nullable(),
      registeredOn: z.string().nullable(),
      trailerPlate: z.string().nullable(),
    })
    .nullable(),
  /** The other papers of the same holder. */
  others: z.array(paperShape),
  /** Another person has to validate it too. */
  needsSecond: z.boolean(),
  /** The last thing staff said of it, unless it was taken back. */
  judged: z
    .object({ outcome: z.enum(paperOutcomes), by: person, at: instantShape, isMine: z.boolean() })
    .nullable(),
})
