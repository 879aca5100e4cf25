/** Somebody who looks for what he has just done: lists come from replicas, and none of them may show less than was acknowledged. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { publicUrlOf, type Plan } from '../../tools/cluster/configure.ts'
import { portOf, three } from '../../tools/cluster/place.ts'
import { act, ask, newOrder, Refused, type Target } from '../kill/writers.ts'
import type { Ledger } from '../kill/ledger.ts'
import type { Person } from '../load/actors.ts'

const restMs = 150

/** A client's own services, as his screen asks for them. */
const listAsked = ({ id, headers }: Person) => ({
  method: 'POST',
  path: '/order/type?limit=20',
  headers,
  body: { userType: 'cliententerprise', _id: id },
})

type Looking = { acting: Target; reading: Target; ledger: Ledger; person: Person }

/** Asks for a service, then for the list; answers what was not there. */
const lookOnce = async ({ acting, reading, ledger, person }: Looking): Promise<string | undefined> => {
  const id = String((await act(acting, person, { path: '/order/create', body: newOrder() }))['_id'])
  ledger.created(id)
  const askedAt = performance.now()
  const list = await ask(reading, listAsked(person))
  const items = list['items'] as ReadonlyArray<{ _id: string }>
  if (items.some(({ _id }) => _id === id)) return undefined
  return `a list without the service ${id}, acknowledged ${Math.round(performance.now() - askedAt)} ms before`
}

/** While the gate is open. */
export const openLooker = (looking: Looking) => {
  let [looks, missing]: [number, string[]] = [0, []]
  return {
    look: async (): Promise<void> => {
      const found = await lookOnce(looking).catch((error: unknown) => {
        if (error instanceof Refused) return error.message
        throw error
      })
      looks += 1
      if (found !== undefined) missing.push(found)
      await sleep(restMs)
    },
    looks: () => looks,
    takeMissing: (): string[] => {
      const taken = missing
      missing = []
      return taken
    },
  }
}

const looked = `
  select pg_is_in_recovery() as is_replica, coalesce(idx_scan, 0)::int + seq_scan::int as count
  from pg_stat_user_tables where relname = 'orders'`

/** How often replicas have looked into the services, by the servers' own count. */
export const looksOfReplicas = async ({ place, secrets }: Plan): Promise<number> => {
  const counts = await Promise.all(
    three.map(async (number) => {
      const sql = new pg.Client({
        host: '127.0.0.1',
        port: portOf(place, 'postgres', number),
        user: 'arriero',
        database: 'arriero',
        password: secrets.DATABASE_PASSWORD,
      })
      try {
        await sql.connect()
        const { rows } = await sql.query<{ count: number; is_replica: boolean }>(looked)
        return rows[0]?.is_replica ? rows[0].count : 0
      } finally {
        await sql.end().catch(() => undefined)
      }
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

export type FromReplicas = { asked: number; looks: number }

const [askedLists, countedAfterMs] = [200, 2_000]

/** Lists through the proxy, and how often replicas looked into the services meanwhile. */
export const listsFromReplicas = async (plan: Plan, person: Person): Promise<FromReplicas> => {
  const before = await looksOfReplicas(plan)
  const target = { url: publicUrlOf(plan.place) }
  for (let asked = 0; asked < askedLists; asked++) await ask(target, listAsked(person))
  // A session tells of what it did once a second.
  await sleep(countedAfterMs)
  return { asked: askedLists, looks: (await looksOfReplicas(plan)) - before }
}
