/** The whole house on its own database, listening on loopback, with a clock the test moves: for stories over HTTP. */
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { sql } from 'kysely'
import { call, CallError, type CallOptions } from '@arriero/contract/call'
import type { CallInput, Endpoint, ReplyOf, ViewerOf } from '@arriero/contract/endpoint'
import type { Actor } from '@arriero/domain/people/roles'
import { compose, type House } from '#compose.ts'
import { publicUrlOf, readConfig } from '#config.ts'
import { situations, type Situations } from '#world/situations.ts'
import type { SignNotice } from '#world/stage.ts'
import type { Db } from '#context.ts'
import type { Parts } from '../parts.ts'
import { sandboxSigner } from '../demo-house.ts'
import { freshDatabase } from './database.ts'
import { sessionOf } from './people.ts'
import { removeAfterwards, tidyAfterwards } from './tidy.ts'

// What must hold of the books whatever a test did: they come to zero, and what is kept as their sums is their sum. Security M5.
const rules: Record<string, string> = {
  'a transaction of the journal that does not come to zero':
    'select transaction_id as id from journal_entries group by transaction_id having sum(amount_pesos) <> 0',
  'a journal that does not come to zero':
    "select 'journal' as id from journal_entries having coalesce(sum(amount_pesos), 0) <> 0",
  'a balance that is not the sum of its entries': `
    select order_id as id from order_balances s full join (
      select order_id, account, sum(amount_pesos) as posted from journal_entries group by order_id, account) e
      using (order_id, account) where coalesce(s.amount_pesos, 0) <> coalesce(e.posted, 0)`,
  'a sum of days that is not the sum of its entries': `
    select account as id from (
      select account, kind, sum(debit_pesos - credit_pesos) as kept from journal_tallies group by account, kind) t
      full join (select account, kind, sum(amount_pesos) as posted from journal_entries group by account, kind) e
      using (account, kind) where coalesce(t.kept, 0) <> coalesce(e.posted, 0)`,
  'a service with postings and no row in the accounting table': `
    select distinct t.order_id as id from journal_transactions t where not exists (
      select 1 from order_books b where b.order_id = t.order_id)`,
  'a closed month that does not come to what it was closed with': `
    select account as id from month_closing_sums k full join (
      select date_trunc('month', posted_at at time zone 'America/Bogota')::date as month, account, kind,
        coalesce(sum(amount_pesos) filter (where amount_pesos > 0), 0) as debit,
        coalesce(-sum(amount_pesos) filter (where amount_pesos < 0), 0) as credit, count(*) as entries
      from journal_entries where posted_at <
        (select (max(month) + interval '1 month') at time zone 'America/Bogota' from month_closings)
      group by 1, 2, 3) e using (month, account, kind)
    where (k.debit_pesos, k.credit_pesos, k.entries) is distinct from (e.debit, e.credit, e.entries)`,
}

/** In words; empty where all is well. */
export const journalFaults = async (db: Db): Promise<string[]> => {
  const faults: string[] = []
  for (const [fault, query] of Object.entries(rules)) {
    const { rows } = await sql<{ id: string }>`${sql.raw(query)}`.execute(db)
    faults.push(...rows.map(({ id }) => `${id}: ${fault}`))
  }
  return faults
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** One person calling the API over HTTP. */
export type Caller = {
  actor: Actor
  token: string
  send<E extends Endpoint, V extends ViewerOf<E> = ViewerOf<E>>(
    endpoint: E,
    input: CallInput<E>,
    options?: Partial<CallOptions>,
  ): Promise<ReplyOf<E, V>>
  /** The code of the refusal; fails the test when the call succeeds. */
  refusal<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<string>
}

export type TestHouse = House & {
  url: string
  /** Another server on the same data, or the same one started again; whoever asks for it stops it. */
  beside(): Promise<House>
  clock: { now: Date; forward(ms: number): void }
  /** Builds situations by the product's own actions; its clock is `clock`. */
  world: Situations
  signNotice: SignNotice
  as(actor: Actor): Promise<Caller>
  anonymous: Pick<Caller, 'send' | 'refusal'>
}

const callerOf = (url: string, token: string | null): Pick<Caller, 'send' | 'refusal'> => {
  const send: Caller['send'] = (endpoint, input, options) =>
    call(endpoint, input, { base: `${url}/v1`, token, ...options })
  return {
    send,
    refusal: async (endpoint, input) => {
      try {
        await send(endpoint, input)
      } catch (error) {
        if (error instanceof CallError) return error.reply.code
        throw error
      }
      throw new Error(`${endpoint.method} ${endpoint.path} was expected to be refused`)
    },
  }
}

const clockAt = (start: string): TestHouse['clock'] => {
  const clock = {
    now: new Date(start),
    forward: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms)
    },
  }
  return clock
}

const ownDatabase = async (): Promise<Pick<Parts, 'connection' | 'replica'>> => {
  const { connection, drop } = await freshDatabase()
  tidyAfterwards(drop)
  return { connection }
}

const ownFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'arriero-house-'))
  // Before anything can fail: what is registered first runs last.
  removeAfterwards(folder)
  return folder
}

/** `on`: another database than one of the tests' server, with a data folder that outlives the house where one is named. `start`: what the house's clock says first; a weekday morning in Bogotá unless told. `logTo`: hears all there is to hear. `settings`: of the environment. */
export const testHouse = async (
  more: Partial<Pick<Parts, 'providers' | 'poolSize' | 'hasWorkers' | 'logTo' | 'freeBytes'>> & {
    on?: Pick<Parts, 'connection' | 'replica'> & { dataFolder?: string }
    start?: string
    settings?: Record<string, string>
  } = {},
): Promise<TestHouse> => {
  const { connection, replica } = more.on ?? (await ownDatabase())
  const dataFolder = more.on?.dataFolder ?? (await ownFolder())
  const port = await freePort()
  const config = readConfig({
    PORT: String(port),
    LOG_LEVEL: more.logTo ? 'debug' : 'silent',
    LIMIT_FACTOR: '10000',
    // A machine that is busy with other tests is no house that is.
    MOST_WAIT_MS: '0',
    MAIL_SANDBOX: 'on',
    WHATSAPP_SANDBOX: 'on',
    ...more.settings,
  })
  const publicUrl = publicUrlOf(config)
  const clock = clockAt(more.start ?? '2026-11-23T13:00:00Z')
  const parts: Parts = {
    config,
    connection,
    directConnection: connection,
    replica,
    dataFolder,
    publicUrl,
    isDemo: false,
    clock: () => clock.now,
    hasWorkers: more.hasWorkers ?? false,
    poolSize: more.poolSize ?? 20,
    ...(more.providers ? { providers: more.providers } : {}),
    ...(more.logTo ? { logTo: more.logTo } : {}),
    ...(more.freeBytes ? { freeBytes: more.freeBytes } : {}),
  }
  const house = await compose(parts)
  await house.listen(port, '127.0.0.1')
  const signNotice = await sandboxSigner({ config, dataFolder, publicUrl })
  tidyAfterwards(() => house.stop())
  tidyAfterwards(async () => expect(await journalFaults(house.database.db)).toEqual([]))
  const url = `http://127.0.0.1:${port}`
  const world = situations(house, { signNotice, clock })
  return {
    ...house,
    url,
    beside: () => compose(parts),
    clock,
    world,
    signNotice,
    anonymous: callerOf(url, null),
    as: async (actor) => {
      const { authorization } = await sessionOf(house.openCtx(), { ...actor, email: '', name: '' })
      const token = authorization.slice('Bearer '.length)
      return { actor, token, ...callerOf(url, token) }
    },
  }
}
