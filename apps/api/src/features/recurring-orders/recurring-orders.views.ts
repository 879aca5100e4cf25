/** Rules as their owner reads them, and what became of their days. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { errorTexts } from '@arriero/contract/es/errors'
import { isErrorCode } from '@arriero/domain/errors/errors'
import { nextDays, type OccurrenceState, type RecurringState } from '@arriero/domain/orders/recurring'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { keysetPage, type Sorts } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'
import type { OrderPattern } from '#features/orders/asked/pattern.ts'

type Endpoint = typeof api.recurringOrders.all
type Reply = ReplyOf<Endpoint>
type Wire = Reply['items'][number]
type Occurrences = typeof api.recurringOrders.occurrences

type Row = {
  id: string
  name: string
  state: RecurringState
  pattern: OrderPattern
  weekdays: Wire['weekdays']
  from_on: string
  until_on: string | null
  holidays: Wire['holidays']
  lead_days: number
  net_pesos: number | null
  created_at: Date
  vehicle_type_name: string
  published: number
}

const select = sql`r.id, r.name, r.state, r.pattern, r.weekdays, r.from_on, r.until_on, r.holidays, r.lead_days, r.net_pesos,
  r.created_at, v.name as vehicle_type_name,
  (select count(*)::int from recurring_occurrences c where c.rule_id = r.id and c.state = 'published') as published`
const from = sql`recurring_orders r join vehicle_types v on v.id = r.pattern ->> 'vehicleTypeId'`
const sorts: Sorts = {
  createdAt: { by: sql`r.created_at`, type: 'instant' },
  name: { by: sql`r.name collate "es-x-icu"`, type: 'text' },
}

const nextMost = 5

const wireOf = (ctx: Ctx, row: Row): Wire => {
  const rule = { weekdays: row.weekdays, from: row.from_on, until: row.until_on, holidays: row.holidays }
  return {
    _id: row.id,
    name: row.name,
    state: row.state,
    origin: row.pattern.origin.name,
    destination: row.pattern.destination.name,
    typeVehicle: row.vehicle_type_name,
    ...rule,
    hourService: row.pattern.hourService,
    originHours: row.pattern.contacts?.origin?.hours ?? null,
    leadDays: row.lead_days,
    price: row.net_pesos,
    published: row.published,
    nextDays: row.state === 'active' ? nextDays(rule, bogotaDay(ctx.now), nextMost) : [],
    createdAt: row.created_at.toISOString(),
  }
}

export const ownRules = async (ctx: Ctx, query: InputOf<Endpoint>['query']): Promise<Reply> => {
  const where = [sql`r.owner_id = ${ctx.actor.id}`, searchIn(sql`r.search`, query.q)]
  const { rows, page } = await keysetPage<Row>(ctx.db, { select, from, where, id: sql`r.id`, sorts }, query)
  return { items: rows.map((row) => wireOf(ctx, row)), ...page }
}

export const ownRule = async (ctx: Ctx, id: string): Promise<Wire | undefined> => {
  const { rows } = await sql<Row>`
    select ${select} from ${from} where r.id = ${id} and r.owner_id = ${ctx.actor.id}`.execute(ctx.db)
  return rows[0] && wireOf(ctx, rows[0])
}

type OccurrenceRow = {
  id: string
  slot: string
  service_on: string | null
  state: OccurrenceState
  order_id: string | null
  code: string | null
}

const occurrenceSorts: Sorts = { slot: { by: sql`c.slot`, type: 'day' } }

/** Undefined where the caller has no such rule. */
export const ownOccurrences = async (
  ctx: Ctx,
  id: string,
  query: InputOf<Occurrences>['query'],
): Promise<ReplyOf<Occurrences> | undefined> => {
  if (!(await ownRule(ctx, id))) return undefined
  const list = {
    select: sql`c.slot::text as id, c.slot, c.service_on, c.state, c.order_id, c.code`,
    from: sql`recurring_occurrences c`,
    where: [sql`c.rule_id = ${id}`],
    id: sql`c.slot::text`,
    sorts: occurrenceSorts,
  }
  const { rows, page } = await keysetPage<OccurrenceRow>(ctx.db, list, query)
  const items = rows.map(({ slot, service_on: day, state, order_id: orderId, code: kept }) => {
    const code = kept !== null && isErrorCode(kept) ? kept : null
    return { slot, day, state, orderId, code, reason: code && errorTexts[code] }
  })
  return { items, ...page }
}
