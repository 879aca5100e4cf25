import { maxDeclaredPesos } from '@arriero/domain/money/insurance'
import { percentDenial, vatBases } from '@arriero/domain/money/rates'
import { carriers, clients, treasurers } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery } from '../lists/list.ts'
import { created, idParams, idShape, instantShape, pesosShape, says, typedPesos, updated } from '../shapes.ts'

/** A percentage from 0 to 100 with at most two decimals. Spec §5. */
const percentOf = (isWhole: boolean) =>
  z.number(says('rates.value_required')).superRefine((percent, { addIssue }) => {
    const message = percentDenial(percent, { isWhole })
    if (message) addIssue({ code: 'custom', message })
  })
const percent = percentOf(false)

const percents = {
  profit: percentOf(true),
  insurance: percent,
  percent,
  percentArrieroInsurance: percent,
}
export const percentNames = ['profit', 'insurance', 'percent', 'percentArrieroInsurance'] as const
export type PercentName = (typeof percentNames)[number]

const percentsShape = z.object({
  profit: z.number(),
  insurance: z.number(),
  percent: z.number(),
  percentArrieroInsurance: z.number(),
})

const inForce = endpoint('GET /increase/all', {
  access: { roles: treasurers },
  reply: z.object({
    _id: z.string(),
    profit: z.number(),
    insurance: z.number(),
    percent: z.number(),
    percentArrieroInsurance: z.number(),
    vatBase: z.string(),
  }),
})

/** The split of an amount; each caller gets only the lines he may see. Decisions §9. */
export const rates = {
  calculate: endpoint('POST /increase/calculate', {
    isRead: true,
    access: { roles: ['administrator', ...clients, ...carriers] },
    keyScope: 'orders.read',
    callsPerMinute: 120,
    body: z.union([
      z.strictObject({ price: typedPesos('money.required') }),
      z.strictObject({ value: typedPesos('offer.value_required') }),
      z.strictObject({ priceCommodity: z.number().int().min(1).max(maxDeclaredPesos) }),
      z.strictObject({ orderId: idShape }),
    ]),
    reply: {
      viewers: {
        client: z.object({
          price: pesosShape,
          vat: pesosShape,
          clientPrice: pesosShape,
          vatPercent: z.number(),
          vatBase: z.enum(vatBases),
          priceInsurance: pesosShape.optional(),
          insuranceVat: pesosShape.optional(),
        }),
        carrier: z.object({ value: pesosShape }),
        admin: z.object({
          value: pesosShape,
          profits: pesosShape,
          totalCost: pesosShape,
          ivaCost: pesosShape,
          valueProfit: pesosShape,
        }),
      },
    },
    errors: ['order.not_found', 'offer.no_client_price'],
  }),
  all: inForce,
  update: endpoint('PUT /increase/update/{_id}', {
    access: { roles: ['administrator'] },
    params: idParams,
    sentBack: { reading: inForce, guards: ['_id'] },
    body: z.strictObject({ _id: idShape.optional(), ...percents }),
    reply: updated,
    errors: [
      'rates.over_limit',
      'rates.below_zero',
      'rates.too_fine',
      'rates.profit_not_whole',
      'rates.not_found',
      'rates.changed',
    ],
  }),
  history: endpoint('GET /increase/history', {
    access: { roles: ['administrator'] },
    query: listQuery(['-createdAt', 'createdAt']),
    reply: listOf(
      percentsShape.extend({
        _id: z.string(),
        vatBase: z.string(),
        createdAt: instantShape,
        /** Null for the ones the product came with. */
        by: z.object({ _id: z.string(), name: z.string() }).nullable(),
        before: percentsShape.extend({ vatBase: z.string() }).nullable(),
      }),
    ),
  }),
  vatBases: endpoint('GET /increase/vatbase', {
    access: { roles: treasurers },
    reply: z.object({
      inForce: z.enum(vatBases),
      items: z.array(
        z.object({
          _id: z.string(),
          vatBase: z.enum(vatBases),
          /** A day of Bogotá. */
          validFrom: z.string(),
          createdAt: instantShape,
          by: z.object({ _id: z.string(), name: z.string() }),
          /** Null while its day has not come. */
          appliedAt: instantShape.nullable(),
        }),
      ),
    }),
  }),
  planVatBase: endpoint('POST /increase/vatbase', {
    access: { roles: ['administrator'] },
    body: z.strictObject({
      vatBase: z.enum(vatBases, says('input.invalid')),
      validFrom: z.iso.date(says('rates.vat_base_day_passed')),
    }),
    reply: created,
    errors: ['day.too_far', 'rates.vat_base_day_taken', 'rates.vat_base_same', 'rates.changed'],
  }),
  dropVatBase: endpoint('DELETE /increase/vatbase/{_id}', {
    access: { roles: ['administrator'] },
    params: idParams,
    reply: updated,
    errors: ['rates.not_found', 'rates.vat_base_applied'],
  }),
}
