import { carriers, clients } from '@arriero/domain/roles'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idShape, pesosShape, typedPesos } from './shapes.ts'

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
}
