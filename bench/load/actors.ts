/** Sessions of some of the people, and what they may ask for. */
import { createHash } from 'node:crypto'
import type { House } from '../../apps/api/src/compose.ts'
import { insertSession, touchSession } from '../../apps/api/src/features/sessions/sessions.store.ts'
import type pg from 'pg'

export type Person = { id: string; headers: Record<string, string> }

const hourMs = 3_600_000
/** Whoever comes in stays for the longest run, which takes a day. */
const staysMs = 48 * hourMs

const signIn = async (house: House, id: string): Promise<Person> => {
  const ctx = house.openCtx()
  const token = createHash('sha256').update(`bench ${id}`).digest('base64url')
  const hash = createHash('sha256').update(token).digest()
  const family = {
    id: ctx.newId(),
    userId: id,
    expiresAt: new Date(ctx.now.getTime() + staysMs),
    idleMs: staysMs,
    browser: { name: null, system: null },
  }
  await insertSession(ctx, hash, family)
  // Somebody in the middle of his work: his visit was noted a moment ago, which happens once a minute and not in every act.
  await touchSession(ctx.db, hash, new Date(ctx.now.getTime() + hourMs))
  return { id, headers: { authorization: `Bearer ${token}` } }
}

/** Session of whoever is asked for, opened once. */
export const gatekeeper = (house: House) => {
  const known = new Map<string, Promise<Person>>()
  return (id: string): Promise<Person> => {
    const person = known.get(id) ?? signIn(house, id)
    known.set(id, person)
    return person
  }
}

export type Gatekeeper = ReturnType<typeof gatekeeper>

/** Clients with more than a page of orders, from those with thousands to those with dozens. */
export const readers = async (sql: pg.Client, wanted = 200): Promise<string[]> => {
  const { rows } = await sql.query<{ client_id: string }>(
    `with busy as (select client_id, row_number() over (order by count(*) desc) as place, count(*) over () as everybody
       from orders group by client_id having count(*) > 51)
     select client_id from busy where place % greatest(1, everybody / $1) = 0 limit $1`,
    [wanted],
  )
  return rows.map(({ client_id }) => client_id)
}

/** Up to ten orders of each client. */
export const ordersOf = async (sql: pg.Client, clients: readonly string[]) => {
  const { rows } = await sql.query<{ id: string; client_id: string }>(
    `select o.id, o.client_id from unnest($1::text[]) c(id)
       cross join lateral (select id, client_id from orders where client_id = c.id order by id limit 10) o`,
    [clients],
  )
  return rows
}

/**
 * More rows than bare acts in a run, next to each other like the product's open orders, each written for the first
 * time since the last checkpoint as theirs are. A handful written over and over stays in place and goes into the log as a few bytes.
 */
export const freshOrders = async (sql: pg.Client): Promise<string[]> => {
  const { rows } = await sql.query<{ id: string }>(
    'select id from orders where status = 3 order by id limit 100000',
  )
  return rows.map(({ id }) => id)
}
