import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '#effects/database.fixture.ts'
import { later } from './late-writes.ts'
import type { Tables } from './tables.ts'

type Place = Awaited<ReturnType<typeof emptyDatabase>>
let place: Place

beforeAll(async () => {
  place = await emptyDatabase()
  await sql`create table lines (word text primary key)`.execute(place.database.db)
})
beforeEach(() => sql`delete from lines`.execute(place.database.db))
afterAll(() => place.drop())

const write = (word: string) => (db: Kysely<Tables>) => sql`insert into lines values (${word})`.execute(db)

const words = async () => {
  const { rows } = await sql<{ word: string; act: string }>`
    select word, xmin::text as act from lines order by word`.execute(place.database.db)
  return rows
}

const codeOf = (act: Promise<unknown>): Promise<unknown> =>
  act.then(
    () => 'done',
    (error: { code?: unknown }) => error.code,
  )

test('a late write belongs to the act that made it', async () => {
  await place.database.transaction(async (tx) => {
    await write('first')(tx)
    await later(tx, write('second'))
  })
  const [first, second] = await words()
  expect(second?.word).toBe('second')
  expect(second?.act).toBe(first?.act)
})

test('an act whose late write fails has done nothing, and says why', async () => {
  await write('taken')(place.database.db)
  const act = place.database.transaction(async (tx) => {
    await write('new')(tx)
    await later(tx, write('taken'))
    return 'done'
  })
  expect(await codeOf(act)).toBe('23505')
  expect((await words()).map(({ word }) => word)).toEqual(['taken'])
})

test('what comes after a failed late write does not hide why it failed', async () => {
  await write('taken')(place.database.db)
  const act = place.database.transaction(async (tx) => {
    await later(tx, write('taken'))
    await write('new')(tx)
  })
  expect(await codeOf(act)).toBe('23505')
})

test('an act that breaks after a late write has not written it', async () => {
  const act = place.database.transaction(async (tx) => {
    await later(tx, write('new'))
    throw Object.assign(new Error('changed my mind'), { code: 'changed' })
  })
  expect(await codeOf(act)).toBe('changed')
  expect(await words()).toEqual([])
})

test('a late write that meets a deadlock has its act tried again', async () => {
  let attempts = 0
  await place.database.transaction(async (tx) => {
    attempts += 1
    const isFirst = attempts === 1
    await later(tx, (db) =>
      isFirst
        ? sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`.execute(db)
        : write('new')(db),
    )
  })
  expect(attempts).toBe(2)
  expect((await words()).map(({ word }) => word)).toEqual(['new'])
})

test('outside an act it is waited for', async () => {
  await write('taken')(place.database.db)
  expect(await codeOf(later(place.database.db, write('taken')))).toBe('23505')
})

test('acts side by side keep their statements to themselves', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      place.database
        .transaction(async (tx) => {
          await write(`${index} a`)(tx)
          await later(tx, write(`${index} b`))
          if (index % 2 === 1) throw new Error('odd')
        })
        .catch(() => undefined),
    ),
  )
  const kept = await words()
  expect(kept).toHaveLength(40)
  expect(new Set(kept.map(({ act }) => act)).size).toBe(20)
})
