/** What outlives an account, counted: nobody leaves without reading it. Decisions §17. */
import type { Kept } from '@arriero/contract/es/kept'
import { bookYears } from '@arriero/domain/own-account'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'

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
