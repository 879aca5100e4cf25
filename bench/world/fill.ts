/** Fills an empty, migrated database with people and orders, and leaves it as a long running one would be: indexed, analysed. */
import pg from 'pg'
import type { House } from '../../apps/api/src/compose.ts'
import type { DatabaseOptions } from '../../apps/api/src/database/connect.ts'
import { fillCrowd } from './crowd.ts'
import { fillOffice } from './office.ts'
import { takeIndexes } from './indexes.ts'
import { allReminded } from './reminded.ts'
import { fillStretch, type Plan } from './orders.ts'
import { crowdsOf, fillPeople, type Crowds } from './people.ts'
import { allTowns, fillRoutes } from './routes.ts'

const stretch = 50_000
/** Enough for many rounds of offers and acceptances. */
const openLeast = 30_000
const openShare = 0.04
/** In a small table most are finished too. */
const openMost = 0.2
const running = { most: 4_000, share: 0.1 }
/** Connections that fill. */
const fillers = 2
const orderTables = ['orders', 'offers', 'order_history']

export type WorldSize = {
  orders: number
  /** The table will grow to so many: whose they are is there from the beginning. */
  atLast?: number
  /** As many as such a table has, unless told. */
  people?: Crowds
  /** Between how many towns cargo goes. */
  towns?: number
  /** Everybody else and what the back office gathers, for benches of its lists. */
  hasOffice?: boolean
}

/** Enough of everything for a test of a few seconds, and made in as many. */
export const smallWorld = {
  orders: 3_000,
  people: { clients: 100, carriers: 800 },
  towns: 4,
} satisfies WorldSize

export type Filler = {
  /** Makes so many more open orders. */
  more: (count: number) => Promise<void>
  /** Makes as many more orders of two years as the table lacks to that number. */
  grow: (orders: number) => Promise<void>
  end: () => Promise<void>
}

const connected = async (connection: DatabaseOptions): Promise<pg.Client> => {
  const sql = new pg.Client(connection)
  await sql.connect()
  // Foreign keys are checked by triggers, row by row: a copy of what the product wrote needs no such check.
  await sql.query(
    `set session_replication_role = replica; set maintenance_work_mem = '1GB'; set work_mem = '256MB'`,
  )
  await sql.query('create schema if not exists bench; set search_path = public, bench')
  return sql
}

/** Fills, and keeps its connections to make more orders. */
export const fillWorld = async (
  house: House,
  connection: DatabaseOptions,
  size: WorldSize,
): Promise<Filler> => {
  const by: pg.Client[] = []
  const end = async () => {
    for (const sql of by) await sql.end()
  }
  try {
    while (by.length < fillers) by.push(await connected(connection))
    let plan = await fill(house, by, size)
    return {
      more: async (count) => {
        const from = plan.orders
        plan = { ...plan, since: 0, orders: from + count, open: count, running: 0 }
        await fillStretches(by, plan, from)
        await settle(by, 'orders, offers')
      },
      grow: async (orders) => {
        const since = plan.orders
        if (orders <= since) return
        const open = Math.round((orders - since) * openShare)
        plan = { ...plan, since, orders, open, running: 0, people: size.people ?? crowdsOf(orders) }
        await fillIndexed(by, plan, since)
        await settle(by)
        say('analysed')
      },
      end,
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** The orders of a plan from `from` on. */
const fillStretches = async (by: readonly pg.Client[], plan: Plan, from: number): Promise<void> => {
  let next = from
  const make = async (sql: pg.Client) => {
    while (next < plan.orders) {
      const first = next
      next = Math.min(plan.orders, first + stretch)
      await fillStretch(sql, plan, { from: first, to: next - 1 })
    }
  }
  await Promise.all(by.map(make))
}

const began = Date.now()
const say = (what: string) =>
  console.log(`  ${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s  ${what}`)

/** The same where they are so many that their indexes are better made afterwards. */
const fillIndexed = async (by: readonly pg.Client[], plan: Plan, from: number): Promise<void> => {
  const [sql] = by
  if (!sql) return
  const giveIndexesBack = await takeIndexes(sql, orderTables)
  await fillStretches(by, plan, from)
  say(`${plan.orders} orders`)
  say(`${await giveIndexesBack(by)} indexes`)
}

/** The readers of history have read all of it, as they have where it was written by and by. */
const allRead = `
  update history_readers r set transaction_id = h.transaction_id, history_id = h.id
  from (select transaction_id, id from order_history order by transaction_id desc, id desc limit 1) h`

const settle = async ([sql]: readonly pg.Client[], tables = ''): Promise<void> => {
  await sql?.query(allRead)
  await sql?.query(allReminded)
  await sql?.query(`vacuum (analyze, parallel 2) ${tables}`)
  await sql?.query('checkpoint')
}

const fill = async (
  house: House,
  by: readonly pg.Client[],
  { orders, atLast = orders, people, towns = allTowns, hasOffice = false }: WorldSize,
): Promise<Plan> => {
  const [sql] = by
  if (!sql) throw new Error('nobody fills')
  await fillPeople(house, sql, people ?? crowdsOf(atLast))
  if (hasOffice) await fillCrowd(house, sql)
  const routes = await fillRoutes(house, sql, towns)
  await sql.query('analyze')
  say('people, trucks and ways')
  // What is finished is written by the bare acts.
  const open = Math.round(Math.min(orders * openMost, Math.max(openLeast, orders * openShare)))
  const crowds = people ?? crowdsOf(orders)
  const plan: Plan = {
    since: 0,
    orders,
    open,
    running: Math.round(Math.min(running.most, orders * running.share, crowds.carriers)),
    people: crowds,
    routes,
    now: house.openCtx().now,
  }
  await fillIndexed(by, plan, 0)
  if (hasOffice) await fillOffice(sql, plan.now)
  await settle(by)
  say('analysed')
  return plan
}
