/** A PQR that nears its last day is told: to whoever has it, else to all who may answer it, once for each warning. docs/decisions/0074. */
import { bogotaDay } from '@arriero/domain/time/calendar'
import { workingDaysAfter } from '@arriero/domain/time/working-days'
import { warnedDays, warningDue } from '@arriero/domain/support/assignment'
import { daysLeft, handlersOf } from '@arriero/domain/support/support'
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'
import { activeIdsOf } from './history-news.views.ts'
import { notifyAll } from '../notify.ts'

type Due = {
  id: string
  subject: string
  due_on: string
  assignee_id: string | null
  is_complaint: boolean
}

const requestsMost = 1_000

/** In time, and near: what is over was told before. */
const dueSoon = async ({ db, now }: OpenCtx): Promise<Due[]> => {
  const today = bogotaDay(now)
  const { rows } = await sql<Due>`
    select r.id, r.subject, r.due_on, a.id as assignee_id,
      (r.kind = 'claim' and coalesce(o.client_id = r.user_id, false)) as is_complaint
    from support_requests r left join orders o on o.id = r.order_id
      left join users a on a.id = r.assignee_id and a.is_active
    where r.status <> 'solved' and r.due_on >= ${today}::date and r.due_on <= ${workingDaysAfter(today, warnedDays[0])}::date
    order by r.due_on, r.id limit ${requestsMost}`.execute(db)
  return rows
}

export const sweepDuePqrs = (ctx: OpenCtx): Promise<void> =>
  ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    const due = await dueSoon(inner)
    if (due.length === 0) return
    const desks = new Map<boolean, string[]>()
    for (const complains of new Set(due.map((one) => one.is_complaint)))
      desks.set(
        complains,
        (await Promise.all(handlersOf(complains).map((role) => activeIdsOf(db, role)))).flat(),
      )
    await notifyAll(
      inner,
      due.flatMap(({ id, subject, due_on, assignee_id, is_complaint }) => {
        const left = daysLeft(due_on, ctx.now)
        const warning = warningDue(left)
        const people = assignee_id === null ? (desks.get(is_complaint) ?? []) : [assignee_id]
        return warning === undefined
          ? []
          : people.map((userId) => ({
              userId,
              kind: 'pqr.due' as const,
              objectId: id,
              facts: { subject, daysLeft: left },
              onceKey: `pqr-due:${id}:${warning}`,
            }))
      }),
    )
  })
