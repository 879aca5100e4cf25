/** Services that come again by weekdays, asked for in time by themselves. */
import { errorCodes } from '@arriero/domain/errors/errors'
import { holidayWays, occurrenceStates, recurringStates } from '@arriero/domain/orders/recurring'
import { clients } from '@arriero/domain/people/roles'
import { weekdays } from '@arriero/domain/places/opening-hours'
import { lettersMost } from '@arriero/domain/typed/limits'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery } from '../lists/list.ts'
import { openingHoursShape } from '../places/site-contact.ts'
import { created, idParams, idShape, instantShape, line, says, typedPesos, updated } from '../shapes.ts'

const access = { roles: clients } as const
const day = z.string(says('day.unreadable')).max(10, says('day.unreadable'))

const ruleShape = z.object({
  _id: z.string(),
  name: z.string(),
  state: z.enum(recurringStates),
  origin: z.string(),
  destination: z.string(),
  typeVehicle: z.string(),
  weekdays: z.array(z.enum(weekdays)),
  /** Days of Bogotá; `until` null while nobody ends it. */
  from: z.string(),
  until: z.string().nullable(),
  hourService: z.string(),
  /** When its origin is open, where that is said. */
  originHours: openingHoursShape.nullable(),
  holidays: z.enum(holidayWays),
  leadDays: z.number().int(),
  /** Before VAT; null where carriers name theirs. */
  price: z.number().nullable(),
  published: z.number().int(),
  /** The next services, `YYYY-MM-DD`. */
  nextDays: z.array(z.string()),
  createdAt: instantShape,
})

/** Which days, how long and when it is asked for. */
const ruleFields = {
  name: line(lettersMost.label, 'name.required'),
  weekdays: z
    .array(z.enum(weekdays, says('recurring.days_required')), says('recurring.days_required'))
    .max(7)
    .transform((days) => [...new Set(days)]),
  until: day.nullable().default(null),
  /** At the hour of what is repeated, or the hour that it had, where none is said. */
  hourService: z.string(says('hour.unreadable')).max(12, says('hour.unreadable')).optional(),
  holidays: z.enum(holidayWays, says('input.invalid')),
  leadDays: z.number(says('recurring.lead_invalid')),
  /** Before VAT; left out when carriers are to name the price. */
  price: typedPesos('money.required').optional(),
}

export const recurringOrders = {
  all: endpoint('GET /order/recurring', {
    access,
    keyScope: 'orders.read',
    query: listQuery(['-createdAt', 'createdAt', 'name', '-name']),
    reply: listOf(ruleShape),
  }),
  detail: endpoint('GET /order/recurring/{_id}', {
    access,
    keyScope: 'orders.read',
    params: idParams,
    reply: ruleShape,
    errors: ['recurring.not_found'],
  }),
  /** What became of each of its days, the youngest first. */
  occurrences: endpoint('GET /order/recurring/occurrences/{_id}', {
    access,
    keyScope: 'orders.read',
    params: idParams,
    query: listQuery(['-slot', 'slot']).omit({ q: true }),
    reply: listOf(
      z.object({
        /** The day the rule names, and the day of the service where its holiday was moved. */
        slot: z.string(),
        day: z.string().nullable(),
        state: z.enum(occurrenceStates),
        orderId: z.string().nullable(),
        code: z.enum(errorCodes).nullable(),
        reason: z.string().nullable(),
      }),
    ),
    errors: ['recurring.not_found'],
  }),
  create: endpoint('POST /order/recurring', {
    access,
    keyScope: 'orders.write',
    callsPerMinute: 60,
    body: z.strictObject({
      ...ruleFields,
      /** What is repeated: a template or a service of one's own. */
      templateId: idShape.optional(),
      orderId: idShape.optional(),
      from: day,
    }),
    reply: created,
    errors: [
      'hour.unreadable',
      'order.not_found',
      'recurring.from_past',
      'recurring.no_days',
      'recurring.source_required',
      'recurring.too_long',
      'recurring.too_many',
      'recurring.until_before',
      'template.not_found',
    ],
  }),
  /** From now on: what was asked for already stays as it is, and so do the places, the goods and the first day. */
  change: endpoint('POST /order/recurring/{_id}', {
    access,
    keyScope: 'orders.write',
    callsPerMinute: 60,
    params: idParams,
    body: z.strictObject(ruleFields),
    reply: updated,
    errors: [
      'hour.unreadable',
      'recurring.ended',
      'recurring.no_days',
      'recurring.not_found',
      'recurring.too_long',
      'recurring.until_before',
    ],
  }),
  /** Paused it asks for nothing, and what its days were meanwhile is not made up for; ended it stays so. */
  setState: endpoint('POST /order/recurring/state/{_id}', {
    access,
    keyScope: 'orders.write',
    params: idParams,
    body: z.strictObject({ state: z.enum(recurringStates, says('input.invalid')) }),
    reply: updated,
    errors: ['recurring.not_found', 'recurring.ended'],
  }),
}
