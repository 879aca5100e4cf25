import { maxDeclaredPesos } from '@arriero/domain/money/insurance'
import { clients } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idShape, says } from '../shapes.ts'

const incomplete = says('form.incomplete')
const code = z.string(incomplete).min(1, incomplete).max(20, incomplete)

export const commodityShape = z.object({
  cod_mercan: z.string(),
  nom_mercan: z.string(),
  cod_tipmer: z.string(),
})
export const mobilizationShape = z.object({ cod_movili: z.string(), nom_movili: z.string() })
export const packagingShape = z.object({ cod_tipemp: z.string(), nom_tipemp: z.string() })

export const newInsurance = z.strictObject({
  orderId: idShape,
  responseMovili: code,
  responseMercancias: z.strictObject(
    { id: code, name: z.string().max(200).optional(), codTipmer: z.string().max(20).optional() },
    incomplete,
  ),
  responseEmpaque: code,
  /** Declared value, 1 … 500,000,000 pesos. */
  priceCommodity: z
    .number(incomplete)
    .int(says('money.not_whole'))
    .min(1, incomplete)
    .max(maxDeclaredPesos, says('insurance.over_limit')),
  /** The premium the screen showed; a different one is refused, never believed. */
  priceInsurance: z.number().int().min(0).optional(),
})

export const insurance = {
  catalogues: endpoint('GET /order/insurance/commodity/movili', {
    access: { roles: ['administrator', ...clients] },
    keyScope: 'any',
    isCatalogue: true,
    transaction: 'own',
    reply: z.object({
      responseMercancias: z.array(commodityShape),
      responseEmpaque: z.array(packagingShape),
      responseMovili: z.array(mobilizationShape),
    }),
    errors: ['provider.unavailable'],
  }),
  create: endpoint('POST /order/create/insurance', {
    access: { roles: clients },
    transaction: 'own',
    callsPerMinute: 20,
    body: newInsurance,
    reply: z.object({ data: z.object({ link: z.string() }) }),
    errors: [
      'order.not_found',
      'order.already_paid',
      'order.cancelled',
      'insurance.already_bought',
      'insurance.being_bought',
      'insurance.closed',
      'insurance.failed',
      'insurance.payment_open',
      'insurance.premium_differs',
      'offer.total_too_large',
    ],
  }),
}
