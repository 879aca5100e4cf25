/** What a service waits for: its payment, its driver. Each moment once, and of those that passed unsaid only the last. Decisions §7. */
import { latestDue } from '@arriero/domain/reminders'
import { driverReminders, paymentReminders } from '@arriero/domain/schedule'
import type { OpenCtx } from '#context.ts'
import { driverlessOrders, unpaidOrders } from './order-reminders.views.ts'
import { notifyAll } from './notify.ts'
import type { NewNotification } from './notifications.store.ts'

/** Half way to `payUntil` and 30 minutes before it. */
const paymentNews = async (ctx: OpenCtx): Promise<NewNotification[]> =>
  (await unpaidOrders(ctx)).flatMap(({ id, client_id, pay_until, unpaid_since }) => {
    const due = latestDue(paymentReminders(unpaid_since, pay_until), ctx.now)
    if (!due) return []
    const payUntil = pay_until.toISOString()
    return [
      {
        userId: client_id,
        kind: 'payment.reminder' as const,
        orderId: id,
        facts: { payUntil },
        onceKey: `payment:${id}:${due.toISOString()}`,
      },
    ]
  })

/** 24, 14 and 4 hours before the reservation. */
const driverNews = async (ctx: OpenCtx): Promise<NewNotification[]> =>
  (await driverlessOrders(ctx)).flatMap(({ id, carrier_id, taken_at, reservation_at }) => {
    const due = latestDue(driverReminders(taken_at, reservation_at), ctx.now)
    if (!due) return []
    return [
      {
        userId: carrier_id,
        kind: 'driver.reminder' as const,
        orderId: id,
        onceKey: `driver:${id}:${due.toISOString()}`,
      },
    ]
  })

export const sweepOrderReminders = async (ctx: OpenCtx): Promise<void> => {
  await ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    await notifyAll(inner, [...(await paymentNews(inner)), ...(await driverNews(inner))])
  })
}
