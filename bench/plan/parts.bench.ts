/**
 * What a table of services in parts costs, before anybody cuts it (docs/growth.md, step 4): the same calls of the product on one table,
 * then on the same services in parts by their ids. Judged is the processor time of PostgreSQL for a call, which others on the machine
 * change little; how long one waits who asks alone is printed beside it.
 */
import type pg from 'pg'
import { hashPassword } from '../../apps/api/src/features/users/password-hash.ts'
import { makePerson } from '../../apps/api/src/world/people.ts'
import { acceptances, creations, offers } from '../load/acts.ts'
import { gatekeeper, ordersOf, readers, type Gatekeeper } from '../load/actors.ts'
import { detailsOf, listsOf } from '../load/reads.ts'
import { measure, type Target } from '../load/rounds.ts'
import { quietestOf } from '../load/sequence.ts'
import { inTurn } from '../load/turns.ts'
import { startServer } from '../servers/process.ts'
import { meterOf } from '../servers/spent.ts'
import { orderCount, partCounts } from '../settings.ts'
import { judged, type Filled } from '../world/filled-house.ts'
import { cutOrders } from './cut.ts'

/** Of the time on one table; a list looks into every part, a service lies in one. */
const most: Readonly<Record<string, number>> = {
  'one service': 1.2,
  'list of 50': 2,
  'list of 50, second page': 2,
  'search by words': 2,
  'list of all, for staff': 2,
  'ask for one': 1.3,
  'make an offer': 1.3,
  'accept an offer': 1.3,
}

/** Left to itself PostgreSQL plans a statement over parts for each call anew: planning takes longer than what is planned. */
const modes = ['auto', 'force_generic_plan'] as const

type Figures = { databaseMs: number; p50: number; p95: number; perSecond: number; failed: number }
type Scene = Filled & { sql: pg.Client; enter: Gatekeeper; staffId: string }

const words = ['medellin', 'cali', 'rojas', 'cll']

const staffOf = async ({ house }: Filled): Promise<string> => {
  const facts = {
    role: 'administrator',
    name: 'Bench administrator',
    email: 'bench@example.co',
    identification: '3',
    cellPhone: '3000000000',
  } as const
  return (await makePerson(house.openCtx(), facts, await hashPassword('nadie entra con esta clave'))).id
}

const staffList = async ({ enter, staffId }: Scene): Promise<Target['requests']> => [
  {
    method: 'POST',
    path: '/v1/order/type?limit=50',
    headers: { ...(await enter(staffId)).headers, 'content-type': 'application/json' },
    body: JSON.stringify({ userType: 'administrator', _id: staffId }),
  },
]

/** The same lists from where their first pages end. */
const secondPages = async (url: string, lists: Target['requests']): Promise<Target['requests']> =>
  Promise.all(
    lists.slice(0, 50).map(async ({ path = '/', ...request }) => {
      const answer = await fetch(url + path, request)
      const { next } = (await answer.json()) as { next: string | null }
      return { ...request, path: `${path}${next === null ? '' : `&after=${encodeURIComponent(next)}`}` }
    }),
  )

/** Reads first: acts add to the table. */
const measureAll = async (scene: Scene): Promise<Map<string, Figures>> => {
  const { sql, enter, more, servers } = scene
  const product = await startServer('product-server.ts', servers)
  const found = new Map<string, Figures>()
  const spent = meterOf(product.pid, servers.connection)
  const take = async (name: string, target: Omit<Target, 'url'>): Promise<void> => {
    const { databaseMs, perSecond, failed } = await measure({ url: product.url, spent, ...target })
    // Acts happen once: nobody can do them again to see how long one waits.
    const alone =
      target.supply || name.startsWith('ask') ? undefined : await quietestOf(product.url, target.requests)
    found.set(name, { databaseMs, perSecond, failed, p50: alone?.p50 ?? NaN, p95: alone?.p95 ?? NaN })
    console.log(
      `  ${name.padEnd(26)} ${databaseMs.toFixed(2).padStart(7)} ms of PostgreSQL, ${perSecond.toFixed(0).padStart(5)}/s${alone ? `; alone p50 ${alone.p50.toFixed(1)} ms, p95 ${alone.p95.toFixed(1)} ms` : ''}${failed > 0 ? `; ${failed} failed` : ''}`,
    )
  }
  try {
    const clients = await readers(sql)
    const lists = await listsOf(enter, clients)
    await take('one service', { requests: await detailsOf(enter, await ordersOf(sql, clients)) })
    await take('list of 50', { requests: lists })
    await take('list of 50, second page', { requests: await secondPages(product.url, lists) })
    await take('search by words', { requests: await listsOf(enter, clients, words) })
    await take('list of all, for staff', { requests: await staffList(scene) })
    const asked = inTurn(await creations(enter, clients))
    await take('ask for one', { requests: asked })
    for (const [name, supply] of [
      ['make an offer', offers(enter, sql, more)],
      ['accept an offer', acceptances(enter, sql, more)],
    ] as const)
      await take(name, { requests: supply.requests, supply })
  } finally {
    await product.stop()
  }
  return found
}

const judge = (layout: string, whole: Map<string, Figures>, cut: Map<string, Figures>): string[] =>
  Object.entries(most).flatMap(([name, bar]) => {
    const [before, after] = [whole.get(name), cut.get(name)]
    const ratio = (after?.databaseMs ?? NaN) / (before?.databaseMs ?? NaN)
    console.log(`  ${name.padEnd(26)} ${ratio.toFixed(2)} times (${bar} at most)`)
    const failed = (before?.failed ?? 1) + (after?.failed ?? 1)
    return [
      ...(ratio <= bar ? [] : [`${layout}: ${name} ${ratio.toFixed(2)} times`]),
      ...(failed === 0 ? [] : [`${layout}: ${name}, ${failed} calls failed`]),
    ]
  })

const run = async (filled: Filled, sql: pg.Client): Promise<string[]> => {
  const scene: Scene = { ...filled, sql, enter: gatekeeper(filled.house), staffId: await staffOf(filled) }
  console.log('one table')
  const whole = await measureAll(scene)
  const missed: string[] = []
  for (const parts of partCounts) {
    const began = performance.now()
    const { names } = await cutOrders(sql, parts)
    console.log(
      `${parts} parts, made in ${((performance.now() - began) / 1000).toFixed(0)} s; without ${names.join(', ')}`,
    )
    for (const mode of modes) {
      await sql.query(`alter database arriero set plan_cache_mode = ${mode}`)
      console.log(`${parts} parts, ${mode}`)
      missed.push(...judge(`${parts} parts, ${mode}`, whole, await measureAll(scene)))
    }
  }
  return missed
}

await judged({ orders: orderCount }, run)
