/** The client insures his cargo: a quotation until he pays, then the policy. Decisions §7, §9, §10. */
import { createHash } from 'node:crypto'
import { insurancePremium, orderTotal, type Premium } from '@arriero/domain/money/insurance'
import { isPayableTotal, pesos } from '@arriero/domain/money/money'
import type { Ctx, Db } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { orderFor } from '#features/orders/order-lock.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { updateOrder } from '#features/orders/orders.store.ts'
import { ratesInForce, type RatesInForce } from '#features/rates/rates.store.ts'
import { fail, refuse } from '#app-error.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { InsuranceCatalogues, InsuranceRequest, Insurer, Quote } from '#providers/insurance/port.ts'
import { beginPolicy, findPolicy, forgetPolicy, quotePolicy, type Goods } from './insurance.store.ts'
import { requestFor } from './insurance-request.ts'

export type Wanted = {
  orderId: string
  commodityCode: string
  packagingCode: string
  mobilizationCode: string
  declaredPesos: number
  /** What the screen showed; a different premium is refused. */
  shownPremiumPesos: number | undefined
  /** Under which it is asked for again where no answer came. */
  actKey?: string | undefined
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
  const inForce = await ratesInForce(ctx.db)
  const premium = insurancePremium(pesos(wanted.declaredPesos), inForce.rates)
  const isAsShown = wanted.shownPremiumPesos === undefined || wanted.shownPremiumPesos === premium.salePesos
  refuse(isAsShown ? undefined : 'insurance.premium_differs')
  const totalPesos = orderTotal(pesos(order.client_pesos ?? 0), premium)
  refuse(isPayableTotal(totalPesos) ? undefined : 'offer.total_too_large')
  return { order, premium, totalPesos, inForce }
}

type Asked = { wanted: Wanted; claim: string }

const bought = async (
  ctx: Ctx,
  { wanted, claim }: Asked,
  quote: { quoteId: string; link: string },
): Promise<void> => {
  const { order, premium, totalPesos, inForce } = await insurable(ctx, wanted)
  const isOurs = await quotePolicy(ctx.db, { orderId: order.id, claim, ...quote })
  refuse(isOurs ? undefined : 'insurance.being_bought')
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

const asInsuranceFailure = (error: unknown): never => {
  if (error instanceof ProviderError) return fail('insurance.failed')
  throw error
}

/** An answer that never came is looked up by asking the very same again: it finds the same quotation. */
const quoteSettled = (insurer: Insurer, request: InsuranceRequest): Promise<Quote> =>
  insurer.quote(request).catch((error: unknown) => {
    const isUnknown = error instanceof ProviderError && (error.kind === 'timeout' || error.kind === 'garbled')
    if (isUnknown) return insurer.quote(request)
    throw error
  })

/** The same whenever an act is asked for again: who was cut off goes on where he was, and stands in nobody's way. */
const claimOf = (ctx: Ctx, wanted: Wanted): string =>
  wanted.actKey === undefined
    ? ctx.newId()
    : createHash('sha256')
        .update(JSON.stringify([ctx.actor.id, wanted]))
        .digest('base64url')

/**
 * What becomes of a failure: a quotation that was taken, though nobody heard so, is bought; one that nobody took binds nobody, and the next
 * request, of whatever value, begins anew.
 */
const settled = async (db: Db, { wanted, claim }: Asked, quote: Quote | undefined): Promise<boolean> => {
  const policy = await findPolicy(db, wanted.orderId)
  if (quote && policy?.quote_id === quote.quoteId) return true
  await forgetPolicy(db, wanted.orderId, claim)
  return false
}

export const insureOrder = async (ctx: Ctx, wanted: Wanted): Promise<{ data: { link: string } }> => {
  const within = <T>(work: (inner: Ctx) => Promise<T>) => ctx.inTransaction((db: Db) => work({ ...ctx, db }))
  const goods = goodsOf(wanted, await ctx.providers.insurer.catalogues().catch(asInsuranceFailure))
  const claim = claimOf(ctx, wanted)
  const request = await within(async (inner) => {
    const { order, premium } = await insurable(inner, wanted)
    const askedAt = await beginPolicy(inner, { orderId: order.id, goods, claim })
    if (!askedAt) return fail('insurance.being_bought')
    return requestFor(inner.db, { order, goods, askedAt, premiumPesos: premium.salePesos })
  })
  let quote: Quote | undefined
  try {
    const taken = await quoteSettled(ctx.providers.insurer, request).catch(asInsuranceFailure)
    quote = taken
    await within((inner) => bought(inner, { wanted, claim }, taken))
    return { data: { link: taken.link } }
  } catch (error) {
    const isBought = await within(({ db }) => settled(db, { wanted, claim }, quote))
    if (isBought && quote) return { data: { link: quote.link } }
    throw error
  }
}
