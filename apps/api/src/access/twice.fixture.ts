/** Sends an act twice in one instant under one key, and once in a house of its own: both houses must have moved alike. */
import { randomUUID } from 'node:crypto'
import { isReading, takesKey, type Endpoint } from '@arriero/contract/endpoint'
import { sql } from 'kysely'
import { noticesSent } from '#database/notices.ts'
import type { Call } from './calls/calls.fixture.ts'
import { matrix, type Row } from './matrix/matrix.ts'
import { send, tablesOf, type Answer } from './probe.fixture.ts'
import { callOf, rolesLetIn } from './matrix/row-check.fixture.ts'
import { openWorld, type World } from './world.fixture.ts'

/** Every act of the matrix on an endpoint that takes a key. */
export const keyedRows: readonly Row[] = matrix.filter(
  (row) => row.anonymous !== 'GW' && takesKey(callOf(row).endpoint),
)
export const isActing = (endpoint: Endpoint): boolean => !isReading(endpoint)

/** Per table: how many rows there are, and how many were written since. */
type Standing = Map<string, { count: number; written: number }>

const standingOf = async ({ house: { database } }: World, since: string): Promise<Standing> => {
  await noticesSent(database.db)
  const tables = (await tablesOf(database.db)).filter((name) => name !== 'idempotency_keys')
  const { rows } = await sql<{ name: string; count: number; written: number }>`${sql.join(
    [...tables.map((name) => `public.${name}`), 'pgboss.job'].map(
      (name) => sql`
        select ${name}::text as name, count(*)::int as count,
          count(*) filter (where xmin::text::bigint >= ${since}::bigint)::int as written
        from ${sql.table(name)}`,
    ),
    sql` union all `,
  )}`.execute(database.db)
  return new Map(rows.map(({ name, count, written }) => [name, { count, written }]))
}

const youngest = async ({ house: { database } }: World): Promise<string> => {
  const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(database.db)
  return rows[0]?.xid ?? '0'
}

/** What came to each table: rows more or fewer, and rows written. */
const movedBy = async (world: World, work: () => Promise<void>): Promise<Record<string, string>> => {
  const since = await youngest(world)
  const before = await standingOf(world, since)
  await work()
  const after = await standingOf(world, since)
  return Object.fromEntries(
    [...after].flatMap(([name, { count, written }]) => {
      const more = count - (before.get(name)?.count ?? 0)
      return more === 0 && written === 0 ? [] : [[name, `${more} more, ${written} written`]]
    }),
  )
}

const roleOf = (row: Row) => rolesLetIn(row)[0] ?? 'client'

const readyIn = async (world: World, row: Row) => {
  const call: Call = callOf(row)
  const { caller, input, token } = await call.own({ world, situation: world.situation }, roleOf(row))
  // Who has no session sends none: there the key alone says whose answer it is.
  const isPublic = typeof call.endpoint.access === 'string'
  return {
    endpoint: call.endpoint,
    request: { ...input, token: isPublic ? undefined : (token ?? (await world.tokenOf(caller))) },
  }
}

export interface Twice {
  moved: Record<string, string>
  movedByOne: Record<string, string>
  answers: readonly Answer[]
}

export const openTwice = async () => {
  const [alone, doubled] = [await openWorld(), await openWorld()]
  const sent = async (world: World, row: Row, times: number) => {
    const { endpoint, request } = await readyIn(world, row)
    const key = randomUUID()
    const answers: Answer[] = []
    const moved = await movedBy(world, async () => {
      const all = Array.from({ length: times }, () => send(world.house.app, endpoint, { ...request, key }))
      answers.push(...(await Promise.all(all)))
    })
    return { moved, answers }
  }
  return {
    inOneInstant: async (row: Row): Promise<Twice> => {
      const one = await sent(alone, row, 1)
      const two = await sent(doubled, row, 2)
      return { moved: two.moved, movedByOne: one.moved, answers: [...one.answers, ...two.answers] }
    },
  }
}
