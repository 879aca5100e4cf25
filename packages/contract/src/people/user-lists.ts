/** The lists of people that staff works with. Spec §2 "Drivers", "Clients", "Backoffice users", "Companies". */
import { validations } from '@arriero/domain/people/accounts'
import { desk, roles, staff } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery, manyOf } from '../lists/list.ts'
import { instantShape, says, searchText } from '../shapes.ts'

export const flag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(says('input.invalid')),
)

export const plateShape = z.object({ _id: z.string(), licensePlate: z.string() })
export const enterpriseShape = z.object({ _id: z.string(), name: z.string(), image: z.string().nullable() })

export const personRow = z.object({
  _id: z.string(),
  identification: z.string(),
  name: z.string(),
  email: z.string(),
  cellPhone: z.string(),
  rol: z.enum(roles),
  image: z.string().nullable(),
  isActive: z.boolean(),
  validation: z.enum(validations),
  dateCreate: instantShape,
  /** Own papers that nobody has validated yet. */
  pendingPapers: z.number(),
})

/** What carriers have besides: the first plates of their vehicles, and how many there are. */
const withVehicles = personRow.extend({
  countOrder: z.number(),
  score: z.number().nullable(),
  vehicles: z.array(plateShape),
  vehicleCount: z.number(),
})

export const driverOfListShape = withVehicles.extend({
  /** Availability: true = Disponible. */
  status: z.boolean(),
  enterprise: enterpriseShape.nullable(),
})

/** Sorted by when they came or by name; each column is searched by its own text. */
export const peopleQuery = listQuery(['-createdAt', 'createdAt', 'name', '-name']).extend({
  isActive: manyOf(flag),
  /** `pending` and `returned` are those who wait to be approved. */
  validation: manyOf(z.enum(validations, says('input.invalid'))),
  /** Those with a paper, of their own or of a vehicle, that waits to be validated. */
  papers: z.literal('pending', says('input.invalid')).optional(),
  /** How an id ends, or all of it. */
  id: z.string().trim().max(24).optional(),
  identification: searchText.optional(),
  name: searchText.optional(),
  email: searchText.optional(),
  cellPhone: searchText.optional(),
})

const withPlate = { licensePlate: z.string().trim().max(10).optional() }
const staffOnly = { roles: ['administrator'] } as const
const kindFlag = z.object({ flag })

export const userLists = {
  drivers: endpoint('GET /user/withenterprise/{flag}', {
    access: staffOnly,
    params: kindFlag,
    query: peopleQuery.extend({
      ...withPlate,
      status: manyOf(flag),
      /** Name or NIT of the enterprise. */
      enterprise: searchText.optional(),
    }),
    reply: listOf(driverOfListShape),
  }),
  clients: endpoint('GET /user/clients/{flag}', {
    access: staffOnly,
    params: kindFlag,
    query: peopleQuery,
    reply: listOf(personRow.extend({ countOrder: z.number() })),
  }),
  backoffice: endpoint('GET /user/backoffice', {
    access: staffOnly,
    query: peopleQuery.extend({
      rol: manyOf(z.enum(staff, says('input.invalid'))),
    }),
    reply: listOf(personRow),
  }),
  enterprises: endpoint('GET /user/enterprises', {
    access: staffOnly,
    query: peopleQuery.extend(withPlate),
    reply: listOf(withVehicles.extend({ driverCount: z.number() })),
  }),
  all: endpoint('GET /user/all', {
    access: { roles: desk },
    query: listQuery(['name', '-createdAt']).extend({
      rol: manyOf(z.enum(roles, says('input.invalid'))),
    }),
    reply: {
      viewers: {
        admin: listOf(personRow.pick({ _id: true, name: true, identification: true, rol: true })),
        support: listOf(personRow.pick({ _id: true, name: true })),
      },
    },
  }),
}
