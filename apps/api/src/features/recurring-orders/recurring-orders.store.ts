/** Rows of rules and of their days. */
import type { OccurrenceState, RecurringRule, RecurringState } from '@arriero/domain/orders/recurring'
import type { Weekday } from '@arriero/domain/places/opening-hours'
import { sql, type Selectable } from 'kysely'
import type { Ctx, Db, OpenCtx } from '#context.ts'
import { searchText } from '#database/search-text.ts'
import type { RecurringOrdersTable } from '#database/tables/tables-of-volume.ts'
import type { OrderPattern } from '#features/orders/asked/pattern.ts'

export type Rule = RecurringRule & {
  id: string
  ownerId: string
  name: string
  pattern: OrderPattern
  leadDays: number
  netPesos: number | null
  state: RecurringState
  failures: number
}

const ruleOf = (row: Selectable<RecurringOrdersTable>): Rule => ({
  id: row.id,
  ownerId: row.owner_id,
  name: row.name,
  pattern: row.pattern as OrderPattern,
  weekdays: row.weekdays as Weekday[],
  from: row.from_on,
  until: row.until_on,
  holidays: row.holidays as RecurringRule['holidays'],
  leadDays: row.lead_days,
  netPesos: row.net_pesos,
  state: row.state as RecurringState,
  failures: row.failures,
})

/** How many of a person have not ended; holds back others of his until the transaction ends. */
export const lockedCount = async (db: Db, ownerId: string): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`recurring ${ownerId}`}, 0))`.execute(db)
  const row = await db
    .selectFrom('recurring_orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('state', '<>', 'ended')
    .executeTakeFirstOrThrow()
  return row.count
}

export type NewRule = Omit<Rule, 'id' | 'ownerId' | 'state' | 'failures'>

const searchOf = ({ name, pattern }: Pick<Rule, 'name' | 'pattern'>): string =>
  searchText(name, pattern.origin.name, pattern.destination.name)

export const insertRule = async (ctx: Ctx, rule: NewRule): Promise<string> => {
  const id = ctx.newId()
  await ctx.db
    .insertInto('recurring_orders')
    .values({
      id,
      owner_id: ctx.actor.id,
      name: rule.name,
      pattern: JSON.stringify(rule.pattern),
      weekdays: [...rule.weekdays],
      from_on: rule.from,
      until_on: rule.until,
      holidays: rule.holidays,
      lead_days: rule.leadDays,
      net_pesos: rule.netPesos,
      state: 'active',
      failures: 0,
      search: searchOf(rule),
      created_at: ctx.now,
    })
    .execute()
  return id
}

export type RuleChange = Omit<NewRule, 'from'>

/** Its places are those of its pattern: it is found by the same words and its name. */
export const writeRule = async (ctx: Ctx, id: string, rule: RuleChange): Promise<void> => {
  await ctx.db
    .updateTable('recurring_orders')
    .set({
      name: rule.name,
      pattern: JSON.stringify(rule.pattern),
      weekdays: [...rule.weekdays],
      until_on: rule.until,
      holidays: rule.holidays,
      lead_days: rule.leadDays,
      net_pesos: rule.netPesos,
      search: searchOf(rule),
    })
    .where('id', '=', id)
    .execute()
}

/** Locked until the transaction ends; undefined where the caller has no such rule. */
export const lockOwnRule = async ({ db, actor }: Ctx, id: string): Promise<Rule | undefined> => {
  const row = await db
    .selectFrom('recurring_orders')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', actor.id)
    .forUpdate()
    .executeTakeFirst()
  return row && ruleOf(row)
}

/** The same for the sweep: undefined once it is not active any more. */
export const lockActiveRule = async (db: Db, id: string): Promise<Rule | undefined> => {
  const row = await db
    .selectFrom('recurring_orders')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'active')
    .forUpdate()
    .executeTakeFirst()
  return row && ruleOf(row)
}

const rulesAtOnce = 500

/** Active rules behind an id, in the order of their ids. */
export const activeRulesAfter = async ({ db }: Pick<OpenCtx, 'db'>, id: string): Promise<Rule[]> => {
  const rows = await db
    .selectFrom('recurring_orders')
    .selectAll()
    .where('state', '=', 'active')
    .where('id', '>', id)
    .orderBy('id')
    .limit(rulesAtOnce)
    .execute()
  return rows.map(ruleOf)
}

export const writeRuleState = async (
  db: Db,
  id: string,
  change: { state?: RecurringState; failures?: number },
): Promise<void> => {
  await db.updateTable('recurring_orders').set(change).where('id', '=', id).execute()
}

/** The days of a rule that have their row. */
export const settledSlots = async (db: Db, ruleId: string, from: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('recurring_occurrences')
    .select('slot')
    .where('rule_id', '=', ruleId)
    .where('slot', '>=', from)
    .execute()
  return new Set(rows.map(({ slot }) => slot))
}

export type NewOccurrence = {
  ruleId: string
  slot: string
  day: string | null
  state: OccurrenceState
  orderId?: string | undefined
  code?: string | undefined
}

export const insertOccurrence = async (
  ctx: Pick<OpenCtx, 'db' | 'now'>,
  { ruleId, slot, day, state, orderId, code }: NewOccurrence,
): Promise<void> => {
  await ctx.db
    .insertInto('recurring_occurrences')
    .values({
      rule_id: ruleId,
      slot,
      service_on: day,
      state,
      order_id: orderId ?? null,
      code: code ?? null,
      at: ctx.now,
    })
    .execute()
}

export const removeRulesOf = async (db: Db, ownerId: string): Promise<void> => {
  await db.deleteFrom('recurring_orders').where('owner_id', '=', ownerId).execute()
}
