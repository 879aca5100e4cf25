/** The client cancels, the carrier gives back, staff closes. Decisions §7, §10. */
import {
  cancellationTerms,
  closingDenial,
  closingTerms,
  countsAsGivenBack,
  coverKept,
  feeDenial,
  type CancellationTerms,
  type ClosingTerms,
} from '@arriero/domain/orders/cancellations'
import { basisPoints, pesos } from '@arriero/domain/money/money'
import { receivedPesos } from '@arriero/domain/money/paid'
import { usualVat } from '@arriero/domain/money/rates'
import type { Settings } from '@arriero/domain/house/settings'
import type { Ctx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import { orderFor } from '#features/orders/order-lock.ts'
import { factsOf, momentOf, type OrderRow } from '#features/orders/order-row.ts'
import { findOrder, updateOrder } from '#features/orders/orders.store.ts'
import { confirmOwner } from '#features/sessions/sessions.actions.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { bookFinishedOrder } from '#features/tracking/finished.ts'
import { countReleased } from '#features/users/users.store.ts'
import { fail, refuse } from '#app-error.ts'
import { orderStatus, denial, isUndriven, type EndStatus } from '@arriero/domain/orders/orders'
import { endOrder } from './end-order.ts'

/** A fee is only due once it was paid, and then rates are frozen. */
const vatOf = (order: OrderRow) => (order.vat_bp === null ? usualVat : basisPoints(order.vat_bp))

const receivedOf = (order: OrderRow) => receivedPesos({ ...factsOf(order), totalPesos: order.total_pesos })

const isCrewed = (order: OrderRow) => order.driver_id !== null && order.vehicle_id !== null

const insuredFacts = (now: Date, order: OrderRow) => ({
  now,
  reservationAt: order.reservation_at,
  paidPesos: receivedOf(order),
  insuranceSalePesos: pesos(order.premium_pesos ?? 0),
  insuranceVatPesos: pesos(order.premium_vat_pesos ?? 0),
})

const termsFor = (now: Date, order: OrderRow, settings: Settings): CancellationTerms =>
  cancellationTerms({
    ...insuredFacts(now, order),
    createdAt: order.created_at,
    totalPesos: pesos(order.total_pesos ?? 0),
    policyIssueCostPesos: settings.policyIssueCostPesos,
    vatBasisPoints: vatOf(order),
    carrierAssigned: isCrewed(order),
    carrierShareOfFee: settings.carrierShareOfFee,
  })

/** What it would cost now, without doing it. */
export const previewCancellation = async (ctx: Ctx, orderId: string) => {
  const order = (await findOrder(ctx.db, orderId)) ?? fail('order.not_found')
  refuse(denial('cancel', momentOf(order, ctx)))
  const terms = termsFor(ctx.now, order, await settingsInForce(ctx.db))
  return {
    fee: terms.feePesos,
    vat: terms.vatPesos,
    insuranceKept: terms.insuranceKeptPesos,
    refund: terms.refundPesos,
    freeUntil: terms.freeUntil?.toISOString() ?? null,
  }
}

export const cancelOrder = async (
  ctx: Ctx,
  {
    orderId,
    description,
    acceptedFeePesos,
  }: { orderId: string; description: string; acceptedFeePesos: number },
): Promise<{ _id: string }> => {
  const order = await orderFor(ctx, 'cancel', orderId)
  const terms = termsFor(ctx.now, order, await settingsInForce(ctx.db))
  refuse(feeDenial(terms, acceptedFeePesos))
  const { id, closed } = await endOrder(ctx, order, {
    cause: 'client',
    description,
    userId: ctx.actor.id,
    feePesos: terms.feePesos,
    vatPesos: terms.vatPesos,
    refundPesos: terms.refundPesos,
    carrierPesos: terms.carrierPesos,
    insuranceKeptPesos: terms.insuranceKeptPesos,
  })
  await record(ctx, {
    act: 'order.cancel',
    objectKind: 'order',
    objectId: orderId,
    details: { fee: terms.feePesos },
  })
  await tell(ctx, { name: 'order.cancelled', orderId }, { reason: description, details: { closed } })
  return { _id: id }
}

/** The carrier gives it back: nobody pays, the client gets all of it. */
export const releaseOrder = async (ctx: Ctx, orderId: string, reason: string): Promise<{ updated: true }> => {
  const order = await orderFor(ctx, 'release', orderId)
  const refundPesos = receivedOf(order)
  const nothing = { feePesos: 0, vatPesos: 0, carrierPesos: 0 }
  await endOrder(ctx, order, {
    cause: 'carrier',
    description: reason,
    userId: ctx.actor.id,
    ...nothing,
    refundPesos,
  })
  await countReleased(ctx, ctx.actor.id)
  await record(ctx, { act: 'order.release', objectKind: 'order', objectId: orderId, details: {} })
  await tell(ctx, { name: 'order.released', orderId }, { reason })
  return { updated: true }
}

export type Closing = {
  orderId: string
  status: EndStatus
  reason: string
  feePesos: number
  password: string
  code?: string | undefined
  address: string
}

const finishByStaff = async (ctx: Ctx, order: OrderRow, reason: string) => {
  await updateOrder(ctx.db, order.id, { status: orderStatus.finished, finish_at: ctx.now })
  await bookFinishedOrder(ctx, order)
  await tell(ctx, { name: 'order.closed', orderId: order.id, detail: 'finished' }, { reason })
}

const cancelByStaff = async (
  ctx: Ctx,
  order: OrderRow,
  { reason, ...terms }: ClosingTerms & { reason: string },
) => {
  await endOrder(ctx, order, { cause: 'staff', description: reason, userId: ctx.actor.id, ...terms })
  await tell(ctx, { name: 'order.closed', orderId: order.id, detail: 'cancelled' }, { reason })
}

/** Money by the stated fee: finished it is owed as agreed, cancelled the fee and its VAT are kept of what came in. */
const closeLocked = async (ctx: Ctx, order: OrderRow, { status, reason, feePesos }: Closing) => {
  const { carrierShareOfFee } = await settingsInForce(ctx.db)
  const facts = {
    as: status === orderStatus.finished ? ('finished' as const) : ('cancelled' as const),
    feePesos: pesos(feePesos),
    paidPesos: receivedOf(order),
    insuranceKeptPesos: coverKept(insuredFacts(ctx.now, order)),
    isUndriven: isUndriven(factsOf(order), ctx.now),
    vatBasisPoints: vatOf(order),
    carrierAssigned: isCrewed(order),
    carrierShareOfFee,
  }
  const code = closingDenial(facts)
  if (code) fail(code, code === 'order.never_driven' ? 'status' : 'fee')
  if (status === orderStatus.finished) await finishByStaff(ctx, order, reason)
  else await cancelByStaff(ctx, order, { reason, ...closingTerms(facts) })
  const since = { now: ctx.now, takenAt: order.taken_at, paidAt: order.paid_at }
  // Behind the ending, which locks client and carrier in their order.
  if (order.carrier_id && countsAsGivenBack({ ...facts, ...since }))
    await countReleased(ctx, order.carrier_id)
}

/** An administrator ends a stuck service, after typing his own password again. */
export const closeOrder = async (ctx: Ctx, closing: Closing): Promise<{ updated: true }> => {
  await confirmOwner(ctx, closing)
  await ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    const order = await orderFor(inner, 'close', closing.orderId)
    await closeLocked(inner, order, closing)
    await record(inner, {
      act: 'order.close',
      objectKind: 'order',
      objectId: closing.orderId,
      details: { status: closing.status, fee: closing.feePesos, reason: closing.reason },
    })
  })
  return { updated: true }
}
