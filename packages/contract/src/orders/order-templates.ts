/** Services a client asks for again and again: kept under a name, asked for with a date alone. */
import { lettersMost } from '@arriero/domain/typed/limits'
import { clients } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery } from '../lists/list.ts'
import { openingHoursShape } from '../places/site-contact.ts'
import {
  created,
  idParams,
  idShape,
  instantShape,
  line,
  placeShape,
  pricePesos,
  priceWarning,
  updated,
} from '../shapes.ts'
import { creationErrors, reservation } from './orders.ts'

const access = { roles: clients } as const
const name = line(lettersMost.label, 'name.required')
const named = z.object({ id: z.string(), name: z.string() })

const templateShape = z.object({
  _id: z.string(),
  name: z.string(),
  origin: placeShape,
  destination: placeShape,
  typeLoad: named,
  typeVehicle: named,
  weight: z.string(),
  description: z.string().nullable(),
  /** `hh:mm AM|PM`: the hour it is asked for unless told otherwise. */
  hourService: z.string(),
  /** When its origin is open, where that is said. */
  originHours: openingHoursShape.nullable(),
  /** How often it was asked for, and when last. */
  uses: z.number().int(),
  usedAt: instantShape.nullable(),
  createdAt: instantShape,
})

const detail = endpoint('GET /order/template/{_id}', {
  access,
  keyScope: 'orders.read',
  params: idParams,
  reply: templateShape,
  errors: ['template.not_found'],
})

export const orderTemplates = {
  all: endpoint('GET /order/template', {
    access,
    keyScope: 'orders.read',
    query: listQuery(['name', '-name', '-uses', 'uses', '-createdAt', 'createdAt']),
    reply: listOf(templateShape),
  }),
  detail,
  /** Of a service of one's own: its places, goods and contacts. */
  create: endpoint('POST /order/template', {
    access,
    keyScope: 'orders.write',
    callsPerMinute: 60,
    body: z.strictObject({ name, orderId: idShape }),
    reply: created,
    errors: ['order.not_found', 'template.name_taken', 'template.too_many'],
  }),
  rename: endpoint('PUT /order/template/{_id}', {
    access,
    keyScope: 'orders.write',
    params: idParams,
    sentBack: { reading: detail, guards: [] },
    body: z.strictObject({ name: name.optional() }),
    reply: updated,
    errors: ['template.not_found', 'template.name_taken'],
  }),
  remove: endpoint('DELETE /order/template/{_id}', {
    access,
    keyScope: 'orders.write',
    params: idParams,
    reply: z.object({ removed: z.literal(true) }),
    errors: ['template.not_found'],
  }),
  use: endpoint('POST /order/template/use/{_id}', {
    access,
    keyScope: 'orders.write',
    callsPerMinute: 30,
    params: idParams,
    body: z.strictObject({
      ...reservation,
      /** What the client would pay, VAT included; left out when carriers are to name the price. */
      price: pricePesos.optional(),
    }),
    reply: created.extend({ warning: priceWarning }),
    errors: ['template.not_found', ...creationErrors],
  }),
}
