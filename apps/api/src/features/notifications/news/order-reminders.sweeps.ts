/** What a service waits for: its payment, its driver. Each moment once, and of those that passed unsaid only the last. Decisions §7. */
import { latestDue } from '@arriero/domain/notifications/reminders'
import {
  driverReminderHours,
  driverReminders,
  paymentReminderMinutes,
  paymentReminders,
} from '@arriero/domain/orders/schedule'
import { sql, type RawBuilder } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'
import { historyFromOf } from '#database/months/history-since.ts'
import { inState } from '#database/order-states.ts'
import type { NewNotification } from '../notifications.store.ts'
import { notifyAll } from '../notify.ts'

/** One transaction tells so many: others who tell, and whoever calls, get their turn in between. */
const usualAtOnce = 500
/** A moment that passed while a sweep was under way on another node, or by another clock, is looked at again. */
const marginMs = 15 * 60_000

/** Moments after `since` and until now; of services behind `after` so many. */
type Reach = { now: Date; since: Date; after: string; atOnce: number }

type UnpaidOrder = { id: string; client_id: string; pay_until: Date; unpaid_since: Date }

/** When the payment that it had failed, where it had one. */
const paymentLostAt = sql`(select max(h.recorded_at) from order_history h
  where h.order_id = o.id and h.recorded_at >= ${historyFromOf} and h.act in ('payment.failed', 'payment.undone')
    and exists (select 1 from order_history p where p.order_id = o.id and p.recorded_at >= ${historyFromOf} and p.id < h.id
      and p.act in ('payment.authorised', 'payment.captured')))`

const isDue = (moment: RawBuilder<unknown>, { now, since }: Reach) =>
  sql`(${moment} > ${since}::timestamptz and ${moment} <= ${now}::timestamptz)`

/**
 * Services at 1 that wait for their payment and were to be reminded of it. All that wait are looked through on the index of what is unpaid, which is
 * why they stand apart; what is read are those with a moment in reach.
 */
const unpaidOrders = async (db: Db, reach: Reach): Promise<UnpaidOrder[]> => {
  const halfWay = sql`u.unpaid_since + (u.pay_until - u.unpaid_since) / 2`
  const last = sql`u.pay_until - make_interval(mins => ${paymentReminderMinutes})`
  const { rows } = await sql<UnpaidOrder>`
    with unpaid as materialized (
      select o.id, o.client_id, o.pay_until, greatest(o.taken_at, ${paymentLostAt}) as unpaid_since
      from orders o
      where o.status = ${inState.assigned} and o.paid_at is null and o.pay_until > ${reach.now} and o.taken_at is not null)
    select u.* from unpaid u where (${isDue(halfWay, reach)} or ${isDue(last, reach)}) and u.id > ${reach.after}
    order by u.id limit ${reach.atOnce}`.execute(db)
  return rows
}

type DriverlessOrder = { id: string; carrier_id: string; taken_at: Date; reservation_at: Date }

/** Those who wait for their driver, the same way. */
const driverlessOrders = async (db: Db, reach: Reach): Promise<DriverlessOrder[]> => {
  const moments = driverReminderHours.map((hours) =>
    isDue(sql`d.reservation_at - make_interval(hours => ${hours})`, reach),
  )
  const mostHours = Math.max(...driverReminderHours)
  const { rows } = await sql<DriverlessOrder>`
    with driverless as materialized (
      select o.id, o.carrier_id, o.taken_at, o.reservation_at from orders o
      where o.status = ${inState.assigned} and o.driver_id is null and o.carrier_id is not null and o.taken_at is not null
        and o.reservation_at > ${reach.now} and o.reservation_at <= ${reach.now}::timestamptz + make_interval(hours => ${mostHours}))
    select d.* from driverless d where (${sql.join(moments, sql` or `)}) and d.id > ${reach.after}
    order by d.id limit ${reach.atOnce}`.execute(db)
  return rows
}

/** A page of what is to be told, and the last service in it; undefined where there are no more. */
type Page = { news: NewNotification[]; last: string | undefined }

const pageOf = <Row extends { id: string }>(
  rows: readonly Row[],
  { atOnce }: Reach,
  toNews: (row: Row) => NewNotification[],
): Page => ({ news: rows.flatMap(toNews), last: rows.length < atOnce ? undefined : rows.at(-1)?.id })

/** Half way to `payUntil` and 30 minutes before it. */
const paymentNews = async (db: Db, reach: Reach): Promise<Page> =>
  pageOf(await unpaidOrders(db, reach), reach, ({ id, client_id, pay_until, unpaid_since }) => {
    const due = latestDue(paymentReminders(unpaid_since, pay_until), reach.now)
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
const driverNews = async (db: Db, reach: Reach): Promise<Page> =>
  pageOf(await driverlessOrders(db, reach), reach, ({ id, carrier_id, taken_at, reservation_at }) => {
    const due = latestDue(driverReminders(taken_at, reservation_at), reach.now)
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

const tellAll = async (
  ctx: OpenCtx,
  moments: Omit<Reach, 'after'>,
  pageAfter: (db: Db, reach: Reach) => Promise<Page>,
): Promise<void> => {
  let after: string | undefined = ''
  while (after !== undefined) {
    const reach: Reach = { ...moments, after }
    after = await ctx.inTransaction(async (db) => {
      const { news, last } = await pageAfter(db, reach)
      await notifyAll({ ...ctx, db }, news)
      return last
    })
  }
}

/** Of each database, until when this process has told everything. */
const toldUntil = new WeakMap<Db, Date>()

/** The first time a process looks at all that is due: it may have been off. Whatever was told before is told no second time. */
export const sweepOrderReminders = async (
  ctx: OpenCtx,
  { atOnce = usualAtOnce }: { atOnce?: number } = {},
): Promise<void> => {
  const { db, now } = ctx
  const known = toldUntil.get(db)
  const since = known && known <= now ? new Date(known.getTime() - marginMs) : new Date(0)
  await tellAll(ctx, { now, since, atOnce }, paymentNews)
  await tellAll(ctx, { now, since, atOnce }, driverNews)
  toldUntil.set(db, now)
}
