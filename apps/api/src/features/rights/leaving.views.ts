/** What somebody still has to do with others before he may leave. */
import { offerIn, waitIn } from '#database/state-lists.ts'
import { inState } from '#database/order-states.ts'
import { type Leaving, bookYears } from '@arriero/domain/people/own-account'
import type { Kept } from '@arriero/contract/es/kept'
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'

type Counts = { services: number; books: number; pays: number; consents: number; pqrs: number; trail: number }
const none: Counts = { services: 0, books: 0, pays: 0, consents: 0, pqrs: 0, trail: 0 }

const countsOf = async ({ db, actor: { id } }: Ctx): Promise<Counts> => {
  const own = sql`(o.client_id = ${id} or o.carrier_id = ${id} or o.driver_id = ${id})`
  const { rows } = await sql<Counts>`
    select (select count(*)::int from orders o where ${own}) as services,
      (select count(*)::int from orders o join order_books b on b.order_id = o.id
        where o.client_id = ${id} or o.carrier_id = ${id}) as books,
      (select count(*)::int from users u where u.id = ${id} and num_nulls(u.bank, u.account_type, u.account_number) = 0
        and exists (select 1 from orders o join order_books b on b.order_id = o.id where o.carrier_id = u.id)) as pays,
      (select count(*)::int from consents where user_id = ${id}) as consents,
      (select count(*)::int from support_requests where user_id = ${id}) as pqrs,
      (select count(*)::int from audit_trail where actor_id = ${id}) as trail`.execute(db)
  return rows[0] ?? none
}

/** When the books may forget who it was. */
export const booksUntil = (now: Date): Date => {
  const until = new Date(now)
  until.setUTCFullYear(until.getUTCFullYear() + bookYears)
  return until
}

/** What outlives an account, counted: nobody leaves without reading it. Decisions §17. */
export const keptOf = async (ctx: Ctx): Promise<Kept[]> => {
  const { services, books, pays, consents, pqrs, trail } = await countsOf(ctx)
  const until = booksUntil(ctx.now).toISOString()
  const all: Kept[] = [
    { kind: 'identity', count: books > 0 ? 1 : 0, until },
    { kind: 'payAccount', count: pays, until },
    { kind: 'accounting', count: books, until: null },
    { kind: 'services', count: services, until: null },
    { kind: 'consents', count: consents, until: null },
    { kind: 'pqrs', count: pqrs, until: null },
    { kind: 'trail', count: trail, until: null },
  ]
  return all.filter(({ count }) => count > 0)
}

const mostNamed = 50

/** Not over yet; one at 0 only holds its client back. */
export const unfinishedOf = async (db: Db, id: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from orders where client_id = ${id} and status in ${inState.notOver}
    union select id from orders where carrier_id = ${id} and status in ${inState.underWay}
    union select id from orders where driver_id = ${id} and status in ${inState.underWay} order by id limit ${mostNamed}`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

/** Offers of his that still live: they are withdrawn with him. */
export const liveOffersOf = async (db: Db, carrierId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select f.id from offers f join orders o on o.id = f.order_id
    where f.carrier_id = ${carrierId} and f.state in ${offerIn.live} and o.status = ${inState.pending} order by f.id`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

export const leavingFacts = async ({ db, actor: { id } }: Ctx): Promise<Leaving> => {
  const { rows } = await sql<{ hasMoney: boolean; hasDrivers: boolean }>`
    select exists (select 1 from orders o join order_balances b on b.order_id = o.id where b.amount_pesos <> 0
        and ((o.client_id = ${id} and b.account in ('client_receivable', 'refund_due', 'gateway_in_transit'))
          or (o.carrier_id = ${id} and b.account = 'carrier_payable')))
      or exists (select 1 from carrier_debts where carrier_id = ${id} and recovered_pesos < amount_pesos)
      or exists (select 1 from orders o where o.standby_state in ${waitIn.open}
        and (o.client_id = ${id} or o.carrier_id = ${id})) as "hasMoney",
      exists (select 1 from users where enterprise_id = ${id} and (is_active or validation <> 'validated')) as "hasDrivers"`.execute(
    db,
  )
  const { hasMoney = false, hasDrivers = false } = rows[0] ?? {}
  return { hasServices: (await unfinishedOf(db, id)).length > 0, hasMoney, hasDrivers }
}
