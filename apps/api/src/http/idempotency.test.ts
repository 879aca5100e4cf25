/** An act that opens its own transactions, and its key, while the database changes hands. */
import { createHash, randomUUID } from 'node:crypto'
import { api } from '@arriero/contract'
import type { Kysely } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { OpenCtx } from '#context.ts'
import type { Tables } from '#database/tables/tables.ts'
import { patience } from '#database/engine.ts'
import { freshDatabase, silent } from '#testing/database.ts'
import { connect } from '#database/connect.ts'
import { tidyAfterwards } from '#testing/tidy.ts'
import { oncePerKey } from './idempotency.ts'

const { connection, drop } = await freshDatabase()
tidyAfterwards(drop)
const database = connect(connection, silent, 4)
tidyAfterwards(() => database.close())

const away = Object.assign(new Error('away'), { code: '57P01' })

/** A database that is away for its next so many changes of a key. */
const unsteady = (db: Kysely<Tables>) => {
  const state = { failures: 0 }
  const failing = (name: 'updateTable' | 'deleteFrom') => (table: 'idempotency_keys') => {
    if (state.failures > 0) {
      state.failures -= 1
      throw away
    }
    return db[name](table)
  }
  const proxy = new Proxy(db, {
    get: (target, name) => {
      if (name === 'updateTable' || name === 'deleteFrom') return failing(name)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  return { db: proxy, state }
}

const patiently = patience(() => Promise.resolve(true), { askEveryMs: 5 })
const endpoint = api.files.uploadImage

const contextOn = (db: Kysely<Tables>, now = new Date()) => ({ db, now }) as OpenCtx

const repeatOf = (key: string) => ({ endpoint, key, input: {}, patiently })

describe('an act that opens its own transactions', () => {
  test('is kept as done where the database changes hands right after it, and not done twice', async () => {
    const { db, state } = unsteady(database.db)
    const key = randomUUID()
    const done = { times: 0 }
    const work = async () => {
      done.times += 1
      state.failures = 2
      return { done: done.times }
    }
    expect(await oncePerKey(contextOn(db), repeatOf(key), work)).toEqual({ done: 1 })
    expect(await oncePerKey(contextOn(db), repeatOf(key), work)).toEqual({ done: 1 })
    expect(done.times).toBe(1)
  })

  test('lets its key go where it failed with the database, so that the next try need not wait', async () => {
    const { db, state } = unsteady(database.db)
    const key = randomUUID()
    const fail = async () => {
      state.failures = 2
      throw away
    }
    await expect(oncePerKey(contextOn(db), repeatOf(key), fail)).rejects.toBe(away)
    const again = oncePerKey(contextOn(db), repeatOf(key), async () => ({ done: true }))
    expect(await again).toEqual({ done: true })
  })
})

describe('a key that somebody is at', () => {
  afterEach(() => vi.useRealTimers())

  const claim = (key: string, at: Date) =>
    database.db
      .insertInto('idempotency_keys')
      .values({
        user_id: 'public',
        route: `${endpoint.method} ${endpoint.path}`,
        key,
        body_hash: createHash('sha256').update('{}').digest('base64'),
        status: null,
        reply: null,
        created_at: at,
      })
      .execute()

  const rowOf = (key: string) =>
    database.db
      .selectFrom('idempotency_keys')
      .select(['created_at', 'status'])
      .where('key', '=', key)
      .executeTakeFirst()

  test('says so while it works, however long that takes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'performance'] })
    const key = randomUUID()
    const now = new Date()
    const mayEnd = Promise.withResolvers<void>()
    const working = oncePerKey(contextOn(database.db, now), repeatOf(key), async () => {
      await mayEnd.promise
      return {}
    })
    await expect.poll(() => rowOf(key)).toBeDefined()
    await vi.advanceTimersByTimeAsync(60_000)
    await expect
      .poll(async () => Number((await rowOf(key))?.created_at) - now.getTime())
      .toBeGreaterThanOrEqual(50_000)
    mayEnd.resolve()
    await working
    expect((await rowOf(key))?.status).toBe(200)
  })

  test('is taken over once its node has been silent for half a minute', async () => {
    const key = randomUUID()
    const now = new Date()
    await claim(key, new Date(now.getTime() - 31_000))
    const taken = await oncePerKey(contextOn(database.db, now), repeatOf(key), async () => ({ done: true }))
    expect(taken).toEqual({ done: true })
  })
})
