import { validations } from '@arriero/domain/people/accounts'
import { roles } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, manyOf } from '../lists/list.ts'
import { basePlaceShape, idParams, idShape, instantShape } from '../shapes.ts'
import { enterpriseShape, flag, peopleQuery, personRow, plateShape, userLists } from './user-lists.ts'
import { paperShape } from '../vehicles/vehicles.ts'

/** How a driver of an enterprise stands with his invitation; null where he never needed one. `missing`: he has no e-mail. */
export const invitationStates = ['missing', 'sent', 'over', 'accepted'] as const
const invitationShape = z.enum(invitationStates).nullable()

/** A driver in the lists of his enterprise. Spec §2 "Drivers". */
export const driverRowShape = personRow.extend({
  countOrder: z.number(),
  invitation: invitationShape,
  /** Availability: true = Disponible. */
  status: z.boolean(),
  score: z.number().nullable(),
  licenceCategory: z.string().nullable(),
  vehicles: z.array(plateShape),
})

const userBase = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  identification: z.string(),
  cellPhone: z.string(),
  rol: z.enum(roles),
  image: z.string().nullable(),
  isActive: z.boolean(),
  validation: z.enum(validations),
  /** What staff asks to be corrected, while `validation` is `returned`. */
  validationNote: z.string().nullable(),
  /** When staff last asked for corrections; null where it never did, and once the account is approved. */
  returnedAt: instantShape.nullable(),
  /** Sent back with a change, so that nobody overwrites what he has not seen. */
  version: z.number(),
  status: z.boolean(),
  score: z.number().nullable(),
  countOrder: z.number(),
  orderCount: z.number(),
  /** Services given back; null of those who carry none. */
  releasedCount: z.number().nullable(),
  dateCreate: instantShape,
  documents: z.array(paperShape),
  vehicles: z.array(plateShape),
  enterprise: enterpriseShape.nullable(),
  /** Of who registered himself; null otherwise. */
  birthOn: z.string().nullable(),
  address: z.string().nullable(),
  /** Of a carrier who registered himself. */
  base: basePlaceShape,
  /** How his invitation stands; only an enterprise's driver has one. */
  invitation: invitationShape,
})
const payAccount = z
  .object({ bank: z.string(), accountType: z.string(), accountNumber: z.string() })
  .nullable()

const withPay = userBase.extend({ driver: z.object({ pay: payAccount }).nullable() })
/** Account number masked to its last four. */
export const selfShape = withPay

export const users = {
  ...userLists,
  detail: endpoint('GET /user/detail/{_id}', {
    access: { roles, inValidation: true },
    params: idParams,
    reply: {
      viewers: {
        self: selfShape,
        /** Of a driver of one's own: what one earned with the services he drove. */
        enterprise: selfShape.extend({ countPrice: z.number() }),
        admin: withPay.extend({ countPrice: z.number() }),
      },
    },
    errors: ['user.not_found'],
  }),
  ofEnterprise: endpoint('GET /user/withenterpriseid/{enterpriseId}', {
    access: { roles: ['administrator', 'enterprise'] },
    keyScope: 'fleet.read',
    params: z.object({ enterpriseId: idShape }),
    query: peopleQuery.extend({ status: manyOf(flag) }),
    reply: listOf(driverRowShape),
    errors: ['user.not_found'],
  }),
}
