import type { CountedMoney } from '@arriero/domain/money/earned'
import { firstDayOf, type Month, type Posted } from '@arriero/domain/money/closing/months'
import type { EventKey, Posting } from '@arriero/domain/money/journal'
import { sql } from 'kysely'
import { actorIdOf, type Db, type OpenCtx } from '#context.ts'

/** What the books say of an order already, oldest first. */
export const postedOf = async (db: Db, orderId: string): Promise<Posted[]> => {
  const { rows } = await sql<Posted>`
    select t.id, t.posted_at as at, t.event, jsonb_agg(jsonb_build_object('account', e.account, 'amountPesos', e.amount_pesos) order by e.id) as entries
    from journal_transactions t join journal_entries e on e.transaction_id = t.id
    where t.order_id = ${orderId} group by t.id order by t.number`.execute(db)
  return rows
}

const kindOf = (event: EventKey): string => event.split(':')[0] ?? event

type NewPosting = Posting & {
  orderId: string
  /** When it happened, or the first moment of the first open month. */
  at: Date
  /** What it takes back, corrects or settles of an earlier month. */
  refersTo: { id: string; month: Month } | undefined
}

/** One transaction of the journal; the database refuses it where it does not come to zero, or its month is closed. */
export const insertPosting = async (
  ctx: OpenCtx,
  { orderId, event, entries, at, refersTo }: NewPosting,
): Promise<void> => {
  const id = ctx.newId()
  const { db } = ctx
  await db
    .insertInto('journal_transactions')
    .values({
      id,
      order_id: orderId,
      event,
      posted_at: at,
      actor_id: actorIdOf(ctx),
      refers_to: refersTo?.id ?? null,
      refers_month: refersTo ? firstDayOf(refersTo.month) : null,
    })
    .execute()
  await db
    .insertInto('journal_entries')
    .values(
      entries.map(({ account, amountPesos }, line) => ({
        id: `${id}-${line + 1}`,
        transaction_id: id,
        order_id: orderId,
        kind: kindOf(event),
        account,
        amount_pesos: amountPesos,
        posted_at: at,
      })),
    )
    .execute()
}

type Book = { orderId: string; datedAt: Date | null; counted: CountedMoney }

const countedColumns = (counted: CountedMoney) => ({
  money_state: counted.state,
  carrier_pesos: counted.carrierPesos,
  platform_pesos: counted.platformPesos,
  vat_pesos: counted.vatPesos,
  premium_pesos: counted.premiumPesos,
  premium_cost_pesos: counted.premiumCostPesos,
  premium_vat_pesos: counted.premiumVatPesos,
  total_pesos: counted.totalPesos,
  standby_pesos: counted.standbyPesos,
  standby_vat_pesos: counted.standbyVatPesos,
  refund_pesos: counted.refundPesos,
  refunded_pesos: counted.refundedPesos,
})

/** The order's row of the accounting table; what was never paid keeps the date of its first posting. */
export const keepBook = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  { orderId, datedAt, counted }: Book,
): Promise<void> => {
  const columns = countedColumns(counted)
  await db
    .insertInto('order_books')
    .values({ order_id: orderId, dated_at: datedAt ?? now, ...columns })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet({ ...columns, ...(datedAt && { dated_at: datedAt }) }),
    )
    .execute()
}

export const leaveBacklog = async (db: Db, orderId: string): Promise<void> => {
  await db.deleteFrom('journal_backlog').where('order_id', '=', orderId).execute()
}

/** Folds what was added of a day since the last time into one row; acts go on adding meanwhile. */
export const foldJournalTallies = async (db: Db): Promise<void> => {
  await sql`
    with several as (select account, kind, day from journal_tallies group by account, kind, day having count(*) > 1),
      gone as (
        delete from journal_tallies t using several s
        where t.account = s.account and t.kind = s.kind and t.day = s.day returning t.*)
    insert into journal_tallies select account, kind, day, sum(debit_pesos), sum(credit_pesos), sum(amount) from gone
    group by account, kind, day`.execute(db)
}
