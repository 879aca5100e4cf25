import { api } from '@arriero/contract'
import { insurancePremium } from '@arriero/domain/money/insurance'
import { pesos } from '@arriero/domain/money/money'
import { fromClientTotal, offerUpwards, withVat, type Breakdown } from '@arriero/domain/money/pricing'
import { percentsOfRates, toPercent } from '@arriero/domain/money/rates'
import { isCarrierRole, isClientRole } from '@arriero/domain/people/roles'
import type { Ctx } from '#context.ts'
import { fail } from '#app-error.ts'
import { as, serve, serveSentBack, type Served } from '#http/serve.ts'
import { changeRates, dropVatBase, planVatBase } from './rates.actions.ts'
import { ratesHistory, isVersion, pricedOrder, vatBaseChanges } from './rates.views.ts'
import { ratesInForce, type RatesInForce } from './rates.store.ts'

type Question = { price: number } | { value: number } | { priceCommodity: number } | { orderId: string }

const forClient = ({ rates, vatBase }: RatesInForce, question: Question) => {
  const vatPercent = toPercent(rates.vat)
  if ('priceCommodity' in question) {
    const premium = insurancePremium(pesos(question.priceCommodity), rates)
    return {
      price: 0,
      vat: 0,
      clientPrice: 0,
      vatPercent,
      vatBase,
      priceInsurance: premium.salePesos,
      insuranceVat: premium.vatPesos,
    }
  }
  if (!('price' in question)) return fail('input.invalid')
  const split = withVat(pesos(question.price), rates, vatBase)
  return { price: split.netPesos, vat: split.vatPesos, clientPrice: split.clientPesos, vatPercent, vatBase }
}

/** What he would earn by taking an open order at its client's price, or by asking `value`. */
const forCarrier = async (ctx: Ctx, question: Question) => {
  if ('value' in question) return { value: question.value }
  if (!('orderId' in question)) return fail('input.invalid')
  const order = (await pricedOrder(ctx, question.orderId)) ?? fail('order.not_found')
  if (order.clientPricePesos === null) return fail('offer.no_client_price')
  return { value: fromClientTotal(pesos(order.clientPricePesos), order.rates, order.vatBase).carrierPesos }
}

const wire = (split: Breakdown) => ({
  value: split.carrierPesos,
  profits: split.platformPesos,
  totalCost: split.netPesos,
  ivaCost: split.vatPesos,
  valueProfit: split.clientPesos,
})

const calculate = async (ctx: Ctx, question: Question) => {
  const { role } = ctx.actor
  if (isCarrierRole(role)) return as('carrier', await forCarrier(ctx, question))
  const inForce = await ratesInForce(ctx.db)
  if (isClientRole(role)) return as('client', forClient(inForce, question))
  if ('value' in question)
    return as('admin', wire(offerUpwards(pesos(question.value), inForce.rates, inForce.vatBase)))
  if ('price' in question)
    return as('admin', wire(withVat(pesos(question.price), inForce.rates, inForce.vatBase)))
  return fail('input.invalid')
}

const readInForce = async (ctx: Ctx) => {
  const { id, rates, vatBase } = await ratesInForce(ctx.db)
  const { profit, insurance, vat, insurerShare } = percentsOfRates(rates)
  return { _id: id, profit, insurance, percent: vat, percentArrieroInsurance: insurerShare, vatBase }
}

/** A version that is over is judged against the one in force, which is not what its sender read. */
const standing = {
  read: async (ctx: Ctx, { params }: { params: { _id: string } }) => {
    const inForce = await readInForce(ctx)
    const isKnown = inForce._id === params._id || (await isVersion(ctx.db, params._id))
    return isKnown ? inForce : undefined
  },
  mayWrite: () => true,
}

export const ratesRoutes: Served[] = [
  serve(api.rates.calculate, (ctx, { body }) => calculate(ctx, body)),
  serve(api.rates.all, readInForce),
  serveSentBack(api.rates.update, standing, (ctx, { params, body: { _id, ...percents } }) => {
    if (_id !== undefined && _id !== params._id) return fail('input.invalid', '_id')
    return changeRates(ctx, params._id, percents)
  }),
  serve(api.rates.history, (ctx, { query }) => ratesHistory(ctx, query)),
  serve(api.rates.vatBases, (ctx) => vatBaseChanges(ctx)),
  serve(api.rates.planVatBase, (ctx, { body }) => planVatBase(ctx, body)),
  serve(api.rates.dropVatBase, (ctx, { params }) => dropVatBase(ctx, params._id)),
]
