import { roles } from '@arriero/domain/roles'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { listOf, listQuery, manyOf } from './list.ts'
import { idParams, idShape, instantShape } from './shapes.ts'
import { paperShape } from './vehicles.ts'

const flag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
)

/** A driver in the lists of his enterprise. Spec §2 "Drivers". */
export const driverRowShape = z.object({
  _id: z.string(),
  identification: z.string(),
  name: z.string(),
  email: z.string(),
  cellPhone: z.string(),
  image: z.string().nullable(),
  countOrder: z.number(),
  isActive: z.boolean(),
  /** Availability: true = Disponible. */
  status: z.boolean(),
  score: z.number().nullable(),
  dateCreate: instantShape,
  licenceCategory: z.string().nullable(),
  vehicles: z.array(z.object({ _id: z.string(), licensePlate: z.string() })),
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
  validation: z.enum(['pending', 'returned', 'validated']),
  status: z.boolean(),
  score: z.number().nullable(),
  countOrder: z.number(),
  orderCount: z.number(),
  dateCreate: instantShape,
  documents: z.array(paperShape),
  vehicles: z.array(z.object({ _id: z.string(), licensePlate: z.string() })),
  enterprise: z.object({ _id: z.string(), name: z.string(), image: z.string().nullable() }).nullable(),
})
const payAccount = z
  .object({ bank: z.string(), accountType: z.string(), accountNumber: z.string() })
  .nullable()

export const users = {
  detail: endpoint({
    method: 'GET',
    path: '/user/detail/{_id}',
    summary: 'A profile: administrators any, everyone his own, an enterprise also its drivers.',
    access: { roles, inValidation: true },
    params: idParams,
    reply: {
      viewers: {
        /** Account number masked to its last four. */
        self: userBase.extend({ driver: z.object({ pay: payAccount }).nullable() }),
        admin: userBase.extend({ driver: z.object({ pay: payAccount }).nullable(), countPrice: z.number() }),
      },
    },
    errors: ['user.not_found'],
  }),
  ofEnterprise: endpoint({
    method: 'GET',
    path: '/user/withenterpriseid/{enterpriseId}',
    summary: 'Drivers of an enterprise; an enterprise only its own.',
    access: { roles: ['administrator', 'enterprise'] },
    params: z.object({ enterpriseId: idShape }),
    query: listQuery(['-createdAt', 'name']).extend({ isActive: manyOf(flag), status: manyOf(flag) }),
    reply: listOf(driverRowShape),
    errors: ['user.not_found'],
  }),
}
