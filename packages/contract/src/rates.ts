import { fromPercent } from '@arriero/domain/rates'
import { carriers, clients } from '@arriero/domain/roles'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { listOf, listQuery } from './list.ts'
import { idParams, idShape, instantShape, pesosShape, says, typedPesos, updated } from './shapes.ts'

/** A percentage from 0 to 100 with at most two decimals. Spec §5. */
const percent = z
  .number(says('rates.value_required'))
  .min(0, says('rates.below_zero'))
  .max(100, says('rates.over_limit'))
  .refine((value) => fromPercent(value) !== undefined || value < 0 || value > 100, says('rates.too_fine'))

const percents = {
  profit: percent.refine((value) => Number.isInteger(value), says('rates.profit_not_whole')),
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

/** The split of an amount; each caller gets only the lines he may see. Decisions §9. */
export const rates = {
  calculate: endpoint({
    method: 'POST',
    path: '/increase/calculate',
    isRead: true,
    summary: 'What a typed amount becomes for its caller: price with VAT (client) or own earnings (carrier).',
    access: { roles: ['administrator', ...clients, ...carriers] },
    callsPerMinute: 120,
    body: z.union([
      z.strictObject({ price: typedPesos('money.required') }),
      z.strictObject({ value: typedPesos('offer.value_required') }),
      z.strictObject({ priceCommodity: z.number().int().min(1).max(500_000_000) }),
      z.strictObject({ orderId: idShape }),
    ]),
    reply: {
      viewers: {
        client: z.object({
          price: pesosShape,
          vat: pesosShape,
          clientPrice: pesosShape,
          vatPercent: z.number(),
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
    errors: ['order.not_found', 'input.invalid', 'offer.no_client_price'],
  }),
  all: endpoint({
    method: 'GET',
    path: '/increase/all',
    summary: 'The percentages in force.',
    access: { roles: ['administrator', 'accountancy'] },
    reply: z.object({
      _id: z.string(),
      profit: z.number(),
      insurance: z.number(),
      percent: z.number(),
      percentArrieroInsurance: z.number(),
      vatBase: z.string(),
    }),
    errors: [],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/increase/update/{_id}',
    summary:
      'Set the percentages in place of those in force, named by their `_id`. What was agreed before keeps its own.',
    access: { roles: ['administrator'] },
    params: idParams,
    body: z.strictObject({ _id: idShape.optional(), ...percents }),
    reply: updated,
    errors: [
      'rates.value_required',
      'rates.over_limit',
      'rates.below_zero',
      'rates.too_fine',
      'rates.profit_not_whole',
      'rates.not_found',
      'rates.changed',
      'input.invalid',
    ],
  }),
  history: endpoint({
    method: 'GET',
    path: '/increase/history',
    summary: 'Every version of the percentages: who set it, when, and what stood before.',
    access: { roles: ['administrator'] },
    query: listQuery(['-createdAt', 'createdAt']),
    reply: listOf(
      percentsShape.extend({
        _id: z.string(),
        vatBase: z.string(),
        createdAt: instantShape,
        /** Null for the ones the product came with. */
        by: z.object({ _id: z.string(), name: z.string() }).nullable(),
        before: percentsShape.nullable(),
      }),
    ),
    errors: [],
  }),
}
