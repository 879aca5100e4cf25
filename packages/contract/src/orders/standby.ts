/** Waiting beyond the free hours: the meter with its evidence, and what becomes of it. Decisions §16. */
import { hourMostPesos, lettersMost } from '@arriero/domain/typed/limits'
import { carriers, clients, treasurers } from '@arriero/domain/people/roles'
import { errorCodes } from '@arriero/domain/errors/errors'
import {
  decidedHoursMost,
  standbyHoursMax,
  standbyPhases,
  standbyStates,
} from '@arriero/domain/orders/standby'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery, manyOf } from '../lists/list.ts'
import { created, idShape, instantShape, paragraph, pesosShape, says, updated } from '../shapes.ts'

const staff = treasurers
const byOrder = z.object({ orderId: idShape })
const actShape = z.enum(errorCodes).nullable().optional()

const hoursUpTo = (most: number) =>
  z
    .number(says('standby.hours_required'))
    .int(says('number.not_whole'))
    .min(0, says('number.negative'))
    .max(most, says('standby.hours_too_many'))

/** Hours of loading and unloading together. */
const hoursInput = hoursUpTo(decidedHoursMost)
const freeHoursInput = hoursUpTo(standbyHoursMax)

const tariffShape = z.object({
  /** A day of Bogotá. */
  validFrom: z.string(),
  hourPesos: pesosShape,
  loadingFreeHours: z.number(),
  unloadingFreeHours: z.number(),
})

/** What was reported at one end of a wait, and how sure its time is. */
const evidenceShape = z.object({
  act: z.string(),
  at: instantShape,
  recordedAt: instantShape,
  isTimeVerified: z.boolean(),
  by: z.object({ name: z.string(), rol: z.string() }).nullable(),
  place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
})

const phaseShape = z.object({
  phase: z.enum(standbyPhases),
  fromAt: instantShape,
  untilAt: instantShape.nullable(),
  waitedMinutes: z.number(),
  freeHours: z.number(),
  hours: z.number(),
  evidence: z.array(evidenceShape),
})

export const standbyShape = z.object({
  orderId: z.string(),
  /** `running`: the service goes on; `none`: it ended without anything to charge. */
  state: z.enum(['running', 'none', ...standbyStates]),
  tariff: tariffShape,
  phases: z.array(phaseShape),
  /** What the meter says; `hours` is what is charged. */
  meteredHours: z.number(),
  hours: z.number(),
  net: pesosShape,
  vat: pesosShape,
  total: pesosShape,
  /** Of the charge: 0 where the service's VAT is not on freight. */
  vatPercent: z.number(),
  proposedAt: instantShape.nullable(),
  objection: z.string().nullable(),
  decision: z.object({ by: z.string(), at: instantShape, reason: z.string().nullable() }).nullable(),
  /** `transaction` is the client's and the staff's alone. */
  pay: z.object({ transaction: z.string().nullable().optional(), status: z.string().nullable() }),
  paidAt: instantShape.nullable(),
  /** What the viewer may do: null = may, else the reason why not; absent where it is not his. */
  acts: z.object({ accept: actShape, object: actShape, decide: actShape, pay: actShape }),
})

const person = z.object({ _id: z.string(), name: z.string() })

export const standby = {
  detail: endpoint('GET /standby/detail/{orderId}', {
    access: { roles: [...staff, ...clients, ...carriers] },
    params: byOrder,
    reply: standbyShape,
    errors: ['order.not_found'],
  }),
  all: endpoint('GET /standby/all', {
    access: { roles: staff },
    query: listQuery(['-proposedAt', 'proposedAt']).extend({
      state: manyOf(z.enum(standbyStates, says('input.invalid'))),
      paid: manyOf(z.enum(['true', 'false'], says('input.invalid'))),
    }),
    reply: listOf(
      z.object({
        orderId: z.string(),
        state: z.enum(standbyStates),
        hours: z.number(),
        meteredHours: z.number(),
        total: pesosShape,
        payStatus: z.string().nullable(),
        paidAt: instantShape.nullable(),
        proposedAt: instantShape,
        travel: z.string(),
        client: person,
        carrier: person,
      }),
    ),
  }),
  accept: endpoint('POST /standby/accept/{orderId}', {
    access: { roles: clients },
    params: byOrder,
    reply: updated,
    errors: ['order.not_found', 'standby.not_found', 'standby.settled', 'standby.already_paid'],
  }),
  object: endpoint('POST /standby/object/{orderId}', {
    access: { roles: clients },
    params: byOrder,
    body: z.strictObject({ reason: paragraph(lettersMost.words, 'reason.required') }),
    reply: updated,
    errors: ['order.not_found', 'standby.not_found', 'standby.settled', 'standby.already_paid'],
  }),
  decide: endpoint('POST /standby/decide/{orderId}', {
    access: { roles: staff },
    params: byOrder,
    body: z.strictObject({ hours: hoursInput, reason: paragraph(lettersMost.words, 'reason.required') }),
    reply: updated,
    errors: [
      'order.not_found',
      'standby.not_found',
      'standby.beyond_meter',
      'standby.payment_open',
      'standby.already_paid',
    ],
  }),
  tariffs: endpoint('GET /standby/tariff', {
    access: { roles: staff },
    reply: z.object({
      items: z.array(
        tariffShape.extend({
          _id: z.string(),
          isInForce: z.boolean(),
          createdAt: instantShape,
          /** Null for the one the product came with. */
          by: person.nullable(),
        }),
      ),
    }),
  }),
  setTariff: endpoint('POST /standby/tariff/create', {
    access: { roles: ['administrator'] },
    body: z.strictObject({
      validFrom: z.iso.date(says('input.invalid')),
      hourPesos: z
        .number(says('standby.tariff_required'))
        .int(says('money.not_whole'))
        .min(1, says('money.too_small'))
        .max(hourMostPesos, says('standby.price_too_large')),
      loadingFreeHours: freeHoursInput,
      unloadingFreeHours: freeHoursInput,
    }),
    reply: created,
    errors: ['day.too_far', 'standby.day_past'],
  }),
}
