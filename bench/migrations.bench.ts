/** Every migration since releases stand side by side, on a full database while people read and act: who holds what how long, who waits how long. */
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashPassword } from '../apps/api/src/features/users/password-hash.ts'
import { migrate, migrations } from '../apps/api/src/database/migrate.ts'
import { makePerson } from '../apps/api/src/world/people.ts'
import { openBystanders, type Bystanders } from './load/bystanders.ts'
import { watchLocks, type LockWatch } from './load/locks.ts'
import type { Connection } from './servers/process.ts'
import { orderCount } from './settings.ts'
import { withFilledHouse, type Filled } from './world/filled-house.ts'

const waitMostMs = 1_000
/** Alone they are answered sooner; where not, the machine is busy and its figures say nothing. */
const aloneMostMs = 500
const aloneMs = 8_000
const firstSideBySide = '0056'
const applicationName = 'arriero-migrates'

const names = Object.keys(migrations)
const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < firstSideBySide))

/** What must be found: everybody kept away from the services for seconds. */
const planted: Migration = {
  up: async (db) => {
    await sql`lock table orders in access exclusive mode`.execute(db)
    await sql`select pg_sleep(2.5)`.execute(db)
  },
}

type Scene = { connection: Connection; bystanders: Bystanders; locks: LockWatch }
type Outcome = { name: string; longestMs: number; tries: number }

const plain = (ms: number) => `${ms.toFixed(0)} ms`

/** Applies the one migration that `list` has more than the database. */
const run = async (
  { connection, bystanders, locks }: Scene,
  name: string,
  list: Record<string, Migration>,
): Promise<Outcome> => {
  const pool = new pg.Pool({ ...connection, max: 1, application_name: applicationName })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  let tries = 1
  locks.take()
  const beganMs = performance.now()
  try {
    await migrate(db, list, { onWait: (waited) => (tries = waited.tries + 1) })
  } finally {
    await db.destroy()
  }
  const endedMs = performance.now()
  // Whoever stands behind it is still to be let through.
  await sleep(500)
  const { longest, count } = bystanders.within(beganMs, endedMs)
  const longestMs = longest ? longest.endedMs - longest.beganMs : 0
  console.log(
    `${name.padEnd(34)} ${plain(endedMs - beganMs).padStart(9)}, ${tries} tries; longest wait of ${count} bystanders ${plain(longestMs)}${longest ? ` (${longest.name})` : ''}`,
  )
  for (const held of locks.take()) console.log(`    ${held.table}: ${held.mode} ${plain(held.longestMs)}`)
  return { name, longestMs, tries }
}

const sceneOf = async ({ house, servers: { connection } }: Filled): Promise<Scene> => {
  const facts = {
    role: 'administrator' as const,
    name: 'Bench administrator',
    email: 'bench@example.co',
    identification: '3',
    cellPhone: '3000000000',
  }
  const { id } = await makePerson(house.openCtx(), facts, await hashPassword('nadie entra con esta clave'))
  const rows = await house.database.db
    .selectFrom('orders')
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(2_000)
    .execute()
  const actor = { id, role: facts.role, isValidated: true, enterpriseId: null }
  const orderIds = rows.map((row) => row.id)
  const bystanders = openBystanders({ house, connection, orderIds, actor })
  return { connection, bystanders, locks: await watchLocks(connection, applicationName) }
}

const judge = ({ name, longestMs }: Outcome): string[] =>
  longestMs <= waitMostMs ? [] : [`${name}: somebody waited ${plain(longestMs)}`]

const measure = async (filled: Filled): Promise<string[]> => {
  const scene = await sceneOf(filled)
  const faults: string[] = []
  try {
    await sleep(2_000)
    const fromMs = performance.now()
    await sleep(aloneMs)
    const { longest, count } = scene.bystanders.within(fromMs, performance.now())
    const aloneLongestMs = longest ? longest.endedMs - longest.beganMs : 0
    console.log(`alone: longest wait of ${count} bystanders ${plain(aloneLongestMs)}`)
    if (aloneLongestMs > aloneMostMs) console.log('VOID  the machine is busy: for orientation only')
    for (const name of names.filter((one) => one >= firstSideBySide)) {
      const list = Object.fromEntries(Object.entries(migrations).filter(([one]) => one <= name))
      faults.push(...judge(await run(scene, name, list)))
    }
    const caught = judge(await run(scene, '9999-planted', { ...migrations, '9999-planted': planted }))
    if (caught.length === 0) faults.push('the planted migration kept everybody waiting and was not found')
  } finally {
    await scene.bystanders.stop()
    await scene.locks.stop()
  }
  return [...faults, ...scene.bystanders.failures()]
}

const wrong = await withFilledHouse({ orders: orderCount, schema: before }, measure)
for (const why of wrong) console.log(`FAIL  ${why}`)
if (wrong.length === 0)
  console.log(`PASS  nobody waited longer than ${plain(waitMostMs)}, and who would make people wait is found`)
process.exit(wrong.length === 0 ? 0 : 1)
