/** A server with only the rooms a test is about, on its own database, with a clock the test moves. */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Db, OpenCtx, Providers } from '#context.ts'
import type { Database } from '#database/connect.ts'
import { fileUrls } from '#features/files/file-url.ts'
import { findKey } from '#features/integrations/find-key.store.ts'
import { sealedBox } from '#features/second-factors/sealed-box.ts'
import { findActor, peekActor } from '#features/sessions/find-actor.store.ts'
import type { Served } from '#http/serve.ts'
import { addressesOf } from '#addresses.ts'
import { buildServer } from '#http/server.ts'
import { localStorage } from '#providers/storage/local.ts'
import { newId } from '../ids.ts'
import { silent, testDatabase } from './database.ts'
import { removeAfterwards, tidyAfterwards } from './tidy.ts'

export const fileSecret = 'a secret of the tests, long enough'

/** A provider the test does not expect to be asked. */
const absent = <T extends object>(name: string): T =>
  new Proxy({} as T, {
    get: (_, property) => {
      throw new Error(`${name}.${String(property)} was not expected to be asked`)
    },
  })

export type Clock = { now: Date; forward(ms: number): void }

const clockAt = (start: string): Clock => {
  const clock: Clock = {
    now: new Date(start),
    forward: (ms) => {
      clock.now = new Date(clock.now.getTime() + ms)
    },
  }
  return clock
}

export type Rooms = {
  app: FastifyInstance
  database: Database
  clock: Clock
  providers: Providers
  ctx: OpenCtx
}

export type RoomsOptions = {
  served: readonly Served[]
  providers?: Partial<Providers>
  /** Adds plugins before the server listens. */
  extend?: (rooms: Rooms) => Promise<void>
}

const providersWith = async (given: Partial<Providers>): Promise<Providers> => {
  const folder = await mkdtemp(join(tmpdir(), 'arriero-files-'))
  removeAfterwards(folder)
  return {
    payment: absent('payment'),
    refunds: null,
    insurer: absent('insurer'),
    places: absent('places'),
    routing: absent('routing'),
    officialWays: absent('officialWays'),
    storage: localStorage(folder),
    mail: absent('mail'),
    push: absent('push'),
    webhooks: absent('webhooks'),
    whatsapp: null,
    mailbox: null,
    ...given,
  }
}

export const openRooms = async ({ served, providers: given = {}, extend }: RoomsOptions): Promise<Rooms> => {
  const database = await testDatabase()
  const clock = clockAt('2026-11-20T15:00:00.000Z')
  const providers = await providersWith(given)
  const fileUrl = fileUrls(fileSecret)
  const openCtx = (db: Db): OpenCtx => ({
    db,
    now: clock.now,
    newId: () => newId(clock.now),
    providers,
    facts: {
      brand: 'Arriero',
      look: { color: null, accent: null, logo: null, logoUrl: null },
      gaps: [],
      publicUrl: 'http://localhost',
      isDemo: false,
      mapStyleUrl: null,
      phone: null,
      email: null,
      links: {},
    },
    fileUrl: (id) => fileUrl(id, clock.now),
    ...sealedBox(fileSecret),
    inTransaction: (work) => database.transaction(work),
    reading: (read) => read({ db: database.db, inTransaction: database.transaction }),
    react: async () => undefined,
    log: silent,
  })
  const app = await buildServer({
    shell: { database, openCtx, findActor, peekActor, findKey },
    served,
    headers: {
      formActions: [],
      mapOrigins: [],
      inlineScripts: () => [],
      isHttps: false,
      addresses: addressesOf({ publicUrl: 'http://localhost', isLocal: true }),
    },
    isReady: async () => true,
    logLevel: 'silent',
    trustedProxies: ['127.0.0.1'],
    limitFactor: 1000,
    mostWaitMs: 0,
  })
  const rooms: Rooms = {
    app,
    database,
    clock,
    providers,
    // At the clock's time whenever it is asked for.
    get ctx() {
      return openCtx(database.db)
    },
  }
  await extend?.(rooms)
  tidyAfterwards(() => app.close())
  return rooms
}
