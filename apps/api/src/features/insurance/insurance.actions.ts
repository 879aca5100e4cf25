/** The client insures his cargo: a quotation until he pays, then the policy. Decisions §7, §9, §10. */
import { insurancePremium, orderTotal, type Premium } from '@arriero/domain/insurance'
import { isPayableTotal, pesos } from '@arriero/domain/money'
import type { Ctx, Db } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { orderFor } from '#features/orders/order-lock.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { updateOrder } from '#features/orders/orders.store.ts'
import { ratesInForce, type RatesInForce } from '#features/rates/rates.store.ts'
import { fail, refuse } from '#http/app-error.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { InsuranceCatalogues } from '#providers/insurance/port.ts'
import { hasOpenAttempt } from './insurance.views.ts'
import { beginPolicy, forgetPolicy, setPolicy, type Goods } from './insurance.store.ts'
import { requestFor } from './insurance-request.ts'

export type Wanted = {
  orderId: string
  commodityCode: string
  packagingCode: string
  mobilizationCode: string
  declaredPesos: number
  /** What the screen showed; a different premium is refused. */
  shownPremiumPesos: number | undefined
}

const goodsOf = (wanted: Wanted, { commodities, packagings, mobilizations }: InsuranceCatalogues): Goods => {
  const commodity =
    commodities.find(({ cod_mercan }) => cod_mercan === wanted.commodityCode) ??
    fail('form.incomplete', 'responseMercancias')
  const packaging =
    packagings.find(({ cod_tipemp }) => cod_tipemp === wanted.packagingCode) ??
    fail('form.incomplete', 'responseEmpaque')
  const mobilization =
    mobilizations.find(({ cod_movili }) => cod_movili === wanted.mobilizationCode) ??
    fail('form.incomplete', 'responseMovili')
  return {
    commodity: { code: commodity.cod_mercan, name: commodity.nom_mercan, typeCode: commodity.cod_tipmer },
    packaging: { code: packaging.cod_tipemp, name: packaging.nom_tipemp },
    mobilization: { code: mobilization.cod_movili, name: mobilization.nom_movili },
    declaredPesos: wanted.declaredPesos,
  }
}

type Insurable = { order: OrderRow; premium: Premium; totalPesos: number; inForce: RatesInForce }

/** The order, locked, still insurable, with what it would cost. */
const insurable = async (ctx: Ctx, wanted: Wanted): Promise<Insurable> => {
  const order = await orderFor(ctx, 'insure', wanted.orderId)
  refuse((await hasOpenAttempt(ctx.db, order.id, ctx.now)) ? 'insurance.closed' : undefined)
  const inForce = await ratesInForce(ctx.db)
  const premium = insurancePremium(pesos(wanted.declaredPesos), inForce.rates)
  const isAsShown = wanted.shownPremiumPesos === undefined || wanted.shownPremiumPesos === premium.salePesos
  refuse(isAsShown ? undefined : 'insurance.premium_differs')
  const totalPesos = orderTotal(pesos(order.client_pesos ?? 0), premium)
  refuse(isPayableTotal(totalPesos) ? undefined : 'offer.total_too_large')
  return { order, premium, totalPesos, inForce }
}

const bought = async (ctx: Ctx, wanted: Wanted, quote: { quoteId: string; link: string }): Promise<void> => {
  const { order, premium, totalPesos, inForce } = await insurable(ctx, wanted)
  await setPolicy(ctx.db, order.id, { state: 'quoted', quote_id: quote.quoteId, link: quote.link })
  await updateOrder(ctx.db, order.id, {
    declared_pesos: wanted.declaredPesos,
    premium_pesos: premium.salePesos,
    premium_cost_pesos: premium.costPesos,
    premium_vat_pesos: premium.vatPesos,
    insurance_bp: inForce.rates.insurance,
    insurer_share_bp: inForce.rates.insurerShare,
    policy_link: quote.link,
    total_pesos: totalPesos,
  })
  await tell(ctx, { name: 'order.insured', orderId: order.id })
}

/** An answer that never came is unknown: the row stays, and asking again finds the same quotation. */
const asInsuranceFailure = (error: unknown): never => {
  if (error instanceof ProviderError) return fail('insurance.failed')
  throw error
}

export const insureOrder = async (ctx: Ctx, wanted: Wanted): Promise<{ data: { link: string } }> => {
  const within = <T>(work: (inner: Ctx) => Promise<T>) => ctx.inTransaction((db: Db) => work({ ...ctx, db }))
  const goods = goodsOf(wanted, await ctx.providers.insurer.catalogues().catch(asInsuranceFailure))
  const request = await within(async (inner) => {
    const { order, premium } = await insurable(inner, wanted)
    await beginPolicy(inner, order.id, goods)
    return requestFor(inner.db, { order, goods, premiumPesos: premium.salePesos })
  })
  const quote = await ctx.providers.insurer.quote(request).catch(async (error: unknown) => {
    const isCertain =
      error instanceof ProviderError && (error.kind === 'rejected' || error.kind === 'unavailable')
    if (isCertain) await within((inner) => forgetPolicy(inner.db, wanted.orderId))
    return asInsuranceFailure(error)
  })
  await within((inner) => bought(inner, wanted, quote))
  return { data: { link: quote.link } }
}
