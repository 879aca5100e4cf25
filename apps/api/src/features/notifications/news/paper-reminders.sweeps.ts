/** Papers that end soon: told from 7:00 of Bogotá on, once a day, to their owner and to the administrators. Decisions §12. */
import type { EndingPaper } from '@arriero/contract/es/notifications'
import { bogotaDay, bogotaMinute } from '@arriero/domain/time/calendar'
import { paperReminder, paperReminderMinute, lastRemindedDay } from '@arriero/domain/notifications/reminders'
import type { OpenCtx, Db } from '#context.ts'
import { notifyAll } from '../notify.ts'
import { activeIdsOf } from './history-news.views.ts'
import { beginDay, keepReminders, type Reminder } from './paper-reminders.store.ts'
import { sql } from 'kysely'

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
