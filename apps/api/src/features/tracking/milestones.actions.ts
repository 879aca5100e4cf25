/** The driver reports the trip step by step; the same step again answers the same. Decisions §7. */
import { timingSafeEqual } from 'node:crypto'
import type { Updateable } from 'kysely'
import { deliveryProof, reportLack } from '@arriero/domain/orders/delivery'
import { tripStartGates } from '@arriero/domain/orders/assignment-gates'
import { orderStatus, denial, type OrderAct } from '@arriero/domain/orders/orders'
import type { Ctx } from '#context.ts'
import type { OrdersTable } from '#database/tables/tables-of-orders.ts'
import { tell } from '#effects/tell.ts'
import { attachFiles } from '#features/files/files.actions.ts'
import { driverFacts, vehicleFacts } from '#features/orders/assignment/assignment.views.ts'
import { isCodeSpent, momentOf, type OrderRow } from '#features/orders/order-row.ts'
import { lockOrder, updateOrder } from '#features/orders/orders.store.ts'
import { fail, refuse, AppError } from '#app-error.ts'
import { filesByIds } from '#features/files/files.views.ts'
import { bookFinishedOrder } from './finished.ts'
import { keepLaneTrip } from './lane-trips.store.ts'
import { historyFacts, isDone, stampOf, timeOf, type Report } from './report.ts'
import { keptEvidence, wasVerified } from './reported.views.ts'

/** More than any trip has steps; nobody fills a cancelled service's history. */
const keptMax = 30

/** Photos that cannot be attached any more must not cost the rest of the evidence. */
const attachable = async ({ db, actor }: Ctx, ids: readonly string[]): Promise<string[]> =>
  (await filesByIds(db, [...new Set(ids)]))
    .filter(({ ownerId, state, kind }) => ownerId === actor.id && state === 'staged' && kind !== 'pdf')
    .map(({ id }) => id)

/**
 * A step that waited in a phone and meets a cancelled service changes nothing, but what was sent is kept. Decisions §7.
 * `order` is locked and cancelled. The same step of the same moment is kept once; the answer is always the refusal.
 */
const keepEvidence = async (ctx: Ctx, order: OrderRow, report: Report): Promise<never> => {
  const { total, same } = await keptEvidence(ctx, order, report)
  if (isDone(order, report) || same > 0 || total >= keptMax) return fail('order.cancelled')
  const imageIds = await attachable(ctx, report.imageIds ?? [])
  await attachFiles(ctx, imageIds, { objectKind: 'order', objectId: order.id })
  await tell(
    ctx,
    { name: 'order.evidence_kept', orderId: order.id, detail: report.milestone },
    {
      ...historyFacts(report, timeOf(ctx, order, report)),
      act: `evidence.${report.milestone}`,
      details: { imageIds },
    },
  )
  throw new AppError('order.cancelled', { keepsChanges: true })
}

const isSame = (typed: string, code: string) =>
  typed.length === code.length && timingSafeEqual(Buffer.from(typed), Buffer.from(code))

/** The consignee's digits; a wrong try is counted although the report is refused. */
const checkCodeCountingTries = async (ctx: Ctx, order: OrderRow, code: string): Promise<void> => {
  if (isSame(code, order.delivery_code ?? '')) return
  await updateOrder(ctx.db, order.id, { delivery_code_tries: order.delivery_code_tries + 1 })
  throw new AppError('delivery.code_wrong', { fields: { code: 'delivery.code_wrong' }, keepsChanges: true })
}

export type Reported = { updated: true; at: string; isTimeVerified: boolean }

/** What must hold beyond the order's own state, per milestone. */
const checkMore = async (ctx: Ctx, order: OrderRow, report: Report): Promise<void> => {
  const { milestone, imageIds, code, reason } = report
  const reporter = {
    isFinish: milestone === 'finish',
    isDriver: order.driver_id === ctx.actor.id,
    isCarrier: order.carrier_id === ctx.actor.id,
    needsCode: order.delivery_code !== null,
    isCodeSpent: isCodeSpent(order),
  }
  const [lack] = Object.entries(reportLack(reporter, { photos: imageIds?.length ?? 0, code, reason }))
  if (lack) fail(lack[1], lack[0])
  if (milestone === 'tripStart') {
    const driver = (await driverFacts(ctx, order.driver_id ?? '', order)) ?? fail('order.not_found')
    const vehicle = (await vehicleFacts(ctx, order.vehicle_id ?? '', order)) ?? fail('order.not_found')
    refuse(tripStartGates(driver, vehicle, ctx.now)[0])
  }
  if (reporter.isFinish && deliveryProof(reporter) === 'code')
    await checkCodeCountingTries(ctx, order, code ?? '')
}

const changesFor = (order: OrderRow, report: Report, at: Date): Updateable<OrdersTable> => {
  const stamp = { [stampOf[report.milestone]]: at }
  switch (report.milestone) {
    case 'inPosition':
      return { ...stamp, is_in_position: true }
    case 'tripStart':
      return { ...stamp, status: orderStatus.running }
    case 'finish':
      return { ...stamp, status: orderStatus.finished, delivery_image_ids: report.imageIds ?? [] }
    case 'onTheWay':
    case 'loadingStart':
    case 'inFinish':
    case 'unloadingStart':
      return stamp
  }
}

const answer = (at: Date, isTimeVerified: boolean): Reported => ({
  updated: true,
  at: at.toISOString(),
  isTimeVerified,
})

export const reportMilestone = async (ctx: Ctx, orderId: string, report: Report): Promise<Reported> => {
  const order = (await lockOrder(ctx.db, orderId)) ?? fail('order.not_found')
  const denied = denial(report.milestone satisfies OrderAct, momentOf(order, ctx))
  if (denied === 'order.not_found') fail(denied)
  if (order.status === orderStatus.cancelled) return keepEvidence(ctx, order, report)
  const stamped = order[stampOf[report.milestone]]
  if (stamped && isDone(order, report)) return answer(stamped, await wasVerified(ctx, order, report))
  refuse(denied)
  await checkMore(ctx, order, report)
  const time = timeOf(ctx, order, report)
  if (report.imageIds) await attachFiles(ctx, report.imageIds, { objectKind: 'order', objectId: orderId })
  await updateOrder(ctx.db, orderId, changesFor(order, report, time.at))
  if (report.milestone === 'inFinish') await keepLaneTrip(ctx, order, time.at)
  if (report.milestone === 'finish') await bookFinishedOrder(ctx, order)
  await tell(
    ctx,
    { name: 'order.milestone', orderId, detail: report.milestone },
    { ...historyFacts(report, time), act: `milestone.${report.milestone}` },
  )
  return answer(time.at, time.verified)
}
