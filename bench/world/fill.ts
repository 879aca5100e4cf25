/** Fills an empty, migrated database with people and orders, and leaves it as a long running one would be: indexed, analysed. */
import pg from 'pg'
import type { House } from '../../apps/api/src/compose.ts'
import type { DatabaseOptions } from '../../apps/api/src/database/connect.ts'
import { fillCrowd } from './crowd.ts'
import { fillOffice } from './office.ts'
import { takeIndexes } from './indexes.ts'
import { fillStretch, type Plan } from './orders.ts'
import { everybody, fillPeople, type Crowds } from './people.ts'
import { allTowns, fillRoutes } from './routes.ts'

const stretch = 50_000
/** Enough for every round of offers and acceptances, however small the table. */
const openLeast = 30_000
const openShare = 0.04

export type WorldSize = {
  orders: number
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
  end: () => Promise<void>
}

/** Fills, and keeps its connection with the temporary tables that more orders are made from. */
export const fillWorld = async (
  house: House,
  connection: DatabaseOptions,
  size: WorldSize,
): Promise<Filler> => {
  const sql = new pg.Client(connection)
  await sql.connect()
  try {
    let plan = await fill(house, sql, size)
    return {
      more: async (count) => {
        const from = plan.orders
        plan = { ...plan, orders: from + count, open: count }
        await fillMore(sql, plan, from)
      },
      end: () => sql.end(),
    }
  } catch (error) {
    await sql.end()
    throw error
  }
}

/** The orders of a plan from `from` on. */
const fillMore = async (sql: pg.Client, plan: Plan, from: number): Promise<void> => {
  for (let first = from; first < plan.orders; first += stretch)
    await fillStretch(sql, plan, { from: first, to: Math.min(plan.orders, first + stretch) - 1 })
  await sql.query('vacuum analyze orders, offers')
  await sql.query('checkpoint')
}

const fill = async (
  house: House,
  sql: pg.Client,
  { orders, people = everybody, towns = allTowns, hasOffice = false }: WorldSize,
): Promise<Plan> => {
  const began = Date.now()
  // Foreign keys are checked by triggers, row by row: a copy of what the product wrote needs no such check.
  await sql.query(
    `set session_replication_role = replica; set maintenance_work_mem = '1GB'; set work_mem = '256MB'; select setseed(0.42)`,
  )
  const say = (what: string) =>
    console.log(`  ${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s  ${what}`)
  await fillPeople(house, sql, people)
  if (hasOffice) await fillCrowd(house, sql)
  const routes = await fillRoutes(house, sql, towns)
  await sql.query('analyze')
  say('people, trucks and ways')
  // What is finished is written by the bare acts.
  const open = Math.min(Math.floor(orders / 2), Math.max(openLeast, Math.round(orders * openShare)))
  const plan: Plan = { orders, open, routes, people, now: house.openCtx().now }
  const giveIndexesBack = await takeIndexes(sql, ['orders', 'offers', 'order_history'])
  for (let from = 0; from < orders; from += stretch) {
    await fillStretch(sql, plan, { from, to: Math.min(orders, from + stretch) - 1 })
    if ((from / stretch) % 5 === 4) say(`${from + stretch} orders`)
  }
  say(`${await giveIndexesBack()} indexes`)
  if (hasOffice) await fillOffice(sql, plan.now)
  await sql.query('vacuum analyze')
  await sql.query('checkpoint')
  say('analysed')
  return plan
}
