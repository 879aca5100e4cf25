/** Papers that end soon: told from 7:00 of Bogotá on, once a day, to their owner and to the administrators. Decisions §12. */
import type { EndingPaper } from '@arriero/contract/es/notifications'
import { bogotaDay, bogotaMinute } from '@arriero/domain/time/calendar'
import {
  paperReminder,
  paperReminderMinute,
  latestDue,
  lastRemindedDay,
} from '@arriero/domain/notifications/reminders'
import { driverReminders, paymentReminders } from '@arriero/domain/orders/schedule'
import type { OpenCtx, Db } from '#context.ts'
import { notifyAll } from '../notify.ts'
import { activeIdsOf } from './history-news.views.ts'
import { beginDay, keepReminders, type Reminder } from './paper-reminders.store.ts'
import type { NewNotification } from '../notifications.store.ts'
import { sql } from 'kysely'
import { historyFromOf } from '#database/months/history-since.ts'
import { inState } from '#database/order-states.ts'

const dayMs = 86_400_000

type UnpaidOrder = { id: string; client_id: string; pay_until: Date; unpaid_since: Date }

/** Services at 1 that wait for their payment or their driver. `unpaid_since`: when it was taken, or when the payment it had failed. */
const unpaidOrders = async ({ db, now }: OpenCtx): Promise<UnpaidOrder[]> => {
  const { rows } = await sql<UnpaidOrder>`
    select o.id, o.client_id, o.pay_until, greatest(o.taken_at,
      (select max(h.recorded_at) from order_history h where h.order_id = o.id and h.recorded_at >= ${historyFromOf}
        and h.act in ('payment.failed', 'payment.undone')
        and exists (select 1 from order_history p where p.order_id = o.id and p.recorded_at >= ${historyFromOf} and p.id < h.id
          and p.act in ('payment.authorised', 'payment.captured')))) as unpaid_since
    from orders o
    where o.status = ${inState.assigned} and o.paid_at is null and o.pay_until > ${now} and o.taken_at is not null`.execute(
    db,
  )
  return rows
}

type DriverlessOrder = { id: string; carrier_id: string; taken_at: Date; reservation_at: Date }

const driverlessOrders = async ({ db, now }: OpenCtx): Promise<DriverlessOrder[]> => {
  const { rows } = await sql<DriverlessOrder>`
    select o.id, o.carrier_id, o.taken_at, o.reservation_at from orders o
    where o.status = ${inState.assigned} and o.driver_id is null and o.carrier_id is not null and o.taken_at is not null
      and o.reservation_at > ${now} and o.reservation_at <= ${new Date(now.getTime() + dayMs)}`.execute(db)
  return rows
}

type PaperRow = {
  id: string
  kind: string
  name: string
  expires_on: string
  owner_id: string
  owner_name: string
  /** Whom the owner drives for. */
  enterprise_id: string | null
  license_plate: string | null
}

/**
 * The papers that count and end within the reminded days, of active accounts. Whose owner has brought one that holds longer has done his
 * part, though staff has yet to look at it.
 */
const endingPapers = async (db: Db, today: string): Promise<PaperRow[]> => {
  const { rows } = await sql<PaperRow>`
    select c.id, c.kind, c.name, c.expires_on, u.id as owner_id, u.name as owner_name, u.enterprise_id, v.license_plate
    from credentials c left join vehicles v on v.id = c.vehicle_id join users u on u.id = coalesce(c.user_id, v.owner_id)
    where c.is_latest and c.expires_on between ${today}::date and ${lastRemindedDay(today)}::date and u.is_active
      and not exists (select 1 from credentials w where w.is_waiting and w.kind = c.kind and w.expires_on > c.expires_on
        and (w.user_id = c.user_id or w.vehicle_id = c.vehicle_id))
    order by c.expires_on, c.id`.execute(db)
  return rows
}

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

/** What a service waits for: its payment, its driver. Each moment once, and of those that passed unsaid only the last. Decisions §7. */
export const sweepOrderReminders = async (ctx: OpenCtx): Promise<void> => {
  await ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    await notifyAll(inner, [...(await paymentNews(inner)), ...(await driverNews(inner))])
  })
}

type Due = Reminder & { paper: EndingPaper; objectId: string | null }

const reminderFor = (row: PaperRow, today: string) => paperReminder(row.expires_on, today)

/** The owner, the enterprise he drives for, and staff. */
const addresseesOf = (row: PaperRow, administrators: readonly string[]): string[] => [
  ...new Set([row.owner_id, ...(row.enterprise_id === null ? [] : [row.enterprise_id]), ...administrators]),
]

const dueOf = (rows: readonly PaperRow[], today: string, administrators: readonly string[]): Due[] =>
  rows.flatMap((row) => {
    const due = reminderFor(row, today)
    if (!due) return []
    const { kind, name, expires_on: endsOn } = row
    const paper = { kind, name, of: row.license_plate ?? row.owner_name, endsOn, daysLeft: due.daysLeft }
    return addresseesOf(row, administrators).map((userId) => ({
      credentialId: row.id,
      daysBefore: due.threshold,
      userId,
      paper,
      objectId: row.license_plate ?? (userId === row.owner_id ? null : row.owner_id),
    }))
  })

const mostKept = 20

/** One message a day for each, however many papers. */
const messageOf = (userId: string, all: readonly Due[], today: string) => {
  const [only] = all
  return {
    userId,
    kind: 'papers.expiring' as const,
    objectId: all.length === 1 ? (only?.objectId ?? undefined) : undefined,
    facts: { count: all.length, papers: all.slice(0, mostKept).map(({ paper }) => paper) },
    onceKey: `papers:${today}`,
  }
}

const remind = async (ctx: OpenCtx, today: string): Promise<void> => {
  const due = dueOf(await endingPapers(ctx.db, today), today, await activeIdsOf(ctx.db, 'administrator'))
  const fresh = await keepReminders(ctx.db, due, today)
  const byPerson = Map.groupBy(fresh, ({ userId }) => userId)
  await notifyAll(
    ctx,
    [...byPerson].map(([userId, all]) => messageOf(userId, all, today)),
  )
}

/** A day whose morning passed while the server was off is made up for on return, once. */
export const sweepPaperReminders = async (ctx: OpenCtx): Promise<void> => {
  if (bogotaMinute(ctx.now) < paperReminderMinute) return
  const today = bogotaDay(ctx.now)
  await ctx.inTransaction(async (db) => {
    if (await beginDay(db, today)) await remind({ ...ctx, db }, today)
  })
}
