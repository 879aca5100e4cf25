/** People who go on while the schema changes: the product's own reads and acts in this process, one after the other, each timed. */
import type { Actor } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import type { House } from '../../apps/api/src/compose.ts'
import { tell } from '../../apps/api/src/effects/tell.ts'
import { record } from '../../apps/api/src/features/audit/audit.store.ts'
import { trailPage } from '../../apps/api/src/features/audit/audit.views.ts'
import { orderHistory } from '../../apps/api/src/features/orders/history.views.ts'
import type { Connection } from '../servers/process.ts'

/** In milliseconds since `performance` began. */
export type Span = { name: string; beganMs: number; endedMs: number }

export type Bystanders = {
  /** The longest of those that were under way within, and how many there were. */
  within(fromMs: number, toMs: number): { longest: Span | undefined; count: number }
  /** What went wrong; each kind once. */
  failures(): string[]
  stop(): Promise<void>
}

type Facts = { house: House; connection: Connection; orderIds: readonly string[]; actor: Actor }

const reportMs = 4_000
const betweenReportsMs = 1_500

/** As nodes of before write and read, under the name they know. */
const toldByOlder = async ({ house, actor }: Facts, turn: number): Promise<void> => {
  await house.database.transaction(async (db) => {
    const id = house.openCtx().newId()
    await sql`
      insert into notifications (id, user_id, kind, order_id, object_id, facts, once_key, created_at, read_at)
      values (${id}, ${actor.id}, 'offer.made', null, null, '{}', ${`turn ${turn}`}, ${new Date()}, null)
      on conflict (user_id, once_key) do nothing`.execute(db)
    await sql`select count(*) from notifications where user_id = ${actor.id} and read_at is null`.execute(db)
    await sql`delete from deliveries where notification_id = ${id}`.execute(db)
  })
}

/** What a person does again and again. */
const habitsOf = (facts: Facts): Record<string, () => Promise<unknown>> => {
  const { house, orderIds, actor } = facts
  let turn = 0
  const next = () => orderIds[(turn += 7) % orderIds.length] ?? ''
  const ctx = () => ({ ...house.openCtx(), actor })
  return {
    'reads the history of a service': () => orderHistory(ctx(), next()),
    'reads the trail': () => trailPage(ctx(), { sort: '-at', limit: 20, counts: false }),
    'is told something': () => toldByOlder(facts, (turn += 1)),
    'changes a service': () =>
      house.database.transaction(async (db) => {
        const id = next()
        await db
          .updateTable('orders')
          .set({ description: `turn ${turn}` })
          .where('id', '=', id)
          .execute()
        await tell({ ...ctx(), db }, { name: 'order.support_document_loaded', orderId: id })
        await record({ ...ctx(), db }, { act: 'order.remind', objectKind: 'order', objectId: id })
      }),
  }
}

/** Somebody whose report takes seconds: nobody is to stand behind a migration that stands behind him. */
const reportSlowly = async (connection: Connection, over: AbortSignal): Promise<void> => {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    while (!over.aborted) {
      await client.query('begin')
      await client.query(
        'select from orders limit 1; select from order_history limit 1; select from audit_trail limit 1',
      )
      await sleep(reportMs)
      await client.query('commit')
      await sleep(betweenReportsMs)
    }
  } finally {
    await client.end()
  }
}

export const openBystanders = (facts: Facts): Bystanders => {
  const over = new AbortController()
  const spans: Span[] = []
  const failed = new Set<string>()
  const repeat = async (name: string, work: () => Promise<unknown>) => {
    while (!over.signal.aborted) {
      const beganMs = performance.now()
      await work().catch((error: Error) => failed.add(`${name}: ${error.message}`))
      spans.push({ name, beganMs, endedMs: performance.now() })
      await sleep(2)
    }
  }
  const habits = Object.entries(habitsOf(facts))
  const all = [
    ...[...habits, ...habits].map(([name, work]) => repeat(name, work)),
    reportSlowly(facts.connection, over.signal),
  ]
  const lengthOf = ({ beganMs, endedMs }: Span) => endedMs - beganMs
  return {
    within: (fromMs, toMs) => {
      const some = spans.filter(({ beganMs, endedMs }) => endedMs >= fromMs && beganMs <= toMs)
      return { longest: some.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0], count: some.length }
    },
    failures: () => [...failed],
    stop: async () => {
      over.abort()
      await Promise.all(all)
    },
  }
}
