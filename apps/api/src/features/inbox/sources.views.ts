/** Where each cause is read from: the few rows that have it, never a table as a whole. Rules: domain/house/inbox. */
import { inboxRules, type InboxCause } from '@arriero/domain/house/inbox'
import { undrivenSoonHours } from '@arriero/domain/orders/near-hours'
import { lightRange } from '@arriero/domain/support/support'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import type { Fragment } from '#database/keyset.ts'
import { inState } from '#database/order-states.ts'
import { isToJudge } from '#features/credentials/credentials.views.ts'
import { complaintFrom, isComplaint } from '#features/complaints/complaints.views.ts'
import { bothHalves, needsDriver } from '#features/orders/shapes/order-filters.views.ts'
import { endOf, type Source, type Sources } from './source.views.ts'
import { moneySources } from './sources-of-money.views.ts'

/** Of each cause at most; more of one kind is no queue any more. */
const sourceMost = 1_000

const ofOrder = sql`coalesce(o.total_pesos, o.client_pesos, o.client_price, 0)`

const alert = (kind: string): Source => ({
  subject: sql`o.id`,
  since: sql`a.began_at`,
  stake: ofOrder,
  rows: sql`from tracking_alerts a join orders o on o.id = a.order_id
    where a.ended_at is null and a.kind = ${kind} and o.status in ${inState.underWay}`,
})

const request = (rows: Fragment): Source => ({
  kind: 'request',
  subject: sql`r.id`,
  since: sql`r.created_at`,
  harmAt: endOf(sql`r.due_on`),
  rows,
})

/** More than a unpaid service's whole time to be paid: it bounds what is looked at. */
const payWindowMs = 10 * 86_400_000

/** A service that is farther away is looked at when it is nearer: whoever drives it has time to renew his papers. */
const nearPapersDays = 60

/** From the papers that end, which are few, to the services that they should have outlived. */
const endsEarly = (
  now: Date,
): Fragment => sql`p.is_latest and p.expires_on < ${daysAfter(bogotaDay(now), nearPapersDays)}::date
  and o.status in ${inState.underWay} and o.driver_id is not null and p.expires_on < (o.planned_end_at at time zone 'America/Bogota')::date`

const services = ({ now }: Ctx): Sources => ({
  undriven: {
    subject: sql`o.id`,
    since: sql`coalesce(o.taken_at, o.created_at)`,
    harmAt: sql`o.reservation_at`,
    stake: ofOrder,
    rows: sql`from ${bothHalves} where ${needsDriver({ now, withinHours: undrivenSoonHours })}`,
  },
  unpaid: {
    subject: sql`o.id`,
    since: sql`coalesce(o.taken_at, o.created_at)`,
    harmAt: sql`o.pay_until`,
    stake: ofOrder,
    rows: sql`from orders o where o.status = ${inState.assigned} and o.paid_at is null and o.payment_lost_at is null
      and o.pay_until < ${new Date(now.getTime() + payWindowMs)}
      and o.pay_until - ${now}::timestamptz < (o.pay_until - coalesce(o.taken_at, o.created_at)) / 2`,
  },
  late: { ...alert('late'), harmAt: sql`coalesce(o.promised_at, a.began_at)` },
  offRoute: alert('offRoute'),
  silent: alert('silent'),
  paperEnds: {
    subject: sql`o.id`,
    object: sql`c.id`,
    since: sql`c.created_at`,
    harmAt: sql`greatest(${endOf(sql`c.expires_on`)}, o.reservation_at)`,
    stake: ofOrder,
    rows: sql`from (select p.id as paper_id, o.id as order_id from credentials p join orders o on o.driver_id = p.user_id where ${endsEarly(now)}
        union select p.id, o.id from credentials p join orders o on o.vehicle_id = p.vehicle_id where ${endsEarly(now)}) early
      join credentials c on c.id = early.paper_id join orders o on o.id = early.order_id`,
  },
  belowFloor: {
    subject: sql`o.id`,
    since: sql`coalesce(o.taken_at, o.created_at)`,
    harmAt: sql`o.reservation_at`,
    // What the carrier would have to earn more.
    stake: sql`o.floor_pesos - o.carrier_pesos`,
    rows: sql`from orders o where o.status = ${inState.assigned} and o.carrier_pesos < o.floor_pesos`,
  },
})

/** @param isOfOne whether one thing alone is looked for, however new its cause is */
const people = (isOfOne: boolean): Sources => ({
  accountWaits: {
    kind: 'user',
    subject: sql`u.id`,
    since: sql`u.created_at`,
    rows: sql`from users u where u.validation <> 'validated' and u.validation = 'pending'`,
  },
  signal: {
    kind: 'signal',
    subject: sql`g.id`,
    since: sql`g.raised_at`,
    harmAt: sql`g.harm_at`,
    stake: sql`g.stake_pesos`,
    rows: sql`from signals g where g.state = 'open'`,
  },
  papersWait: {
    kind: 'user',
    subject: sql`coalesce(c.user_id, v.owner_id)`,
    since: sql`min(c.since)`,
    // The oldest, and whose a vehicle is asked once for all its papers.
    rows: sql`from (select user_id, vehicle_id, min(created_at) as since
        from (select c.user_id, c.vehicle_id, c.created_at from credentials c where ${isToJudge}
          ${isOfOne ? sql`` : sql`order by c.created_at, c.id limit ${sourceMost}`}) oldest group by 1, 2) c
      left join vehicles v on v.id = c.vehicle_id group by 1, 2, 3`,
  },
  webhookStopped: {
    kind: 'webhook',
    subject: sql`w.id`,
    since: sql`coalesce(w.failing_since, w.created_at)`,
    rows: sql`from webhooks w where w.stopped_because is not null and w.removed_at is null`,
  },
})

const requests = ({ now }: Ctx): Sources => {
  const amberTo = lightRange('amber', now).to ?? '2099-12-31'
  const isPressing = sql`r.status <> 'solved' and r.due_on <= ${amberTo}`
  return {
    // Only of a claim is its service looked at.
    request: request(sql`from support_requests r where ${isPressing}
      and (r.kind <> 'claim' or not exists (select from orders o where o.id = r.order_id and ${isComplaint}))`),
    complaint: {
      ...request(sql`from ${complaintFrom} where ${isPressing} and ${isComplaint}`),
      object: sql`r.order_id`,
    },
  }
}

/** What came in by mail: of a request that takes it, and of none. */
const mailed: Sources = {
  requestReplied: {
    kind: 'request',
    subject: sql`r.id`,
    since: sql`r.replied_at`,
    rows: sql`from support_requests r where r.replied_at is not null and r.status <> 'solved'`,
  },
  mailWaits: {
    kind: 'mail',
    subject: sql`m.id`,
    since: sql`m.received_at`,
    rows: sql`from support_mails m where m.state = 'waiting'`,
  },
}

const sourcesOf = (ctx: Ctx, isOfOne: boolean): Sources => ({
  ...services(ctx),
  ...people(isOfOne),
  ...requests(ctx),
  ...mailed,
  ...moneySources(ctx),
})

const causeRows = (cause: InboxCause, source: Source): Fragment => {
  const { kind = 'order', subject, object = subject, since, stake = sql`0` } = source
  const harmAt = source.harmAt ?? sql`${since} + make_interval(hours => ${inboxRules[cause].graceHours})`
  return sql`select ${sql.lit(cause)}::text as cause, ${sql.lit(kind)}::text as kind, ${subject} as subject, ${object} as object,
    ${since} as since, ${harmAt} as harm_at, (${stake})::bigint as stake ${source.rows}`
}

/** A row for each cause of each thing that waits for whoever may see these causes. `only`: of one thing alone. */
export const causesOf = (ctx: Ctx, causes: readonly InboxCause[], only?: string): Fragment => {
  const sources = sourcesOf(ctx, only !== undefined)
  const parts = causes.flatMap((cause) => {
    const source = sources[cause]
    if (!source) return []
    const rows = causeRows(cause, source)
    return only === undefined
      ? [sql`(${rows} limit ${sourceMost})`]
      : [sql`(select * from (${rows}) one where one.subject = ${only})`]
  })
  return sql.join(parts, sql` union all `)
}
