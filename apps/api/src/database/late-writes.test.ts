import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '#effects/database.fixture.ts'
import { later, inOneGo } from './late-writes.ts'

type Place = Awaited<ReturnType<typeof emptyDatabase>>
let place: Place

beforeAll(async () => {
  place = await emptyDatabase()
  await sql`create table lines (word text primary key)`.execute(place.database.db)
})
beforeEach(() => sql`delete from lines`.execute(place.database.db))
afterAll(() => place.drop())

const line = (word: string) => sql`insert into lines values (${word})`

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
    await line('first').execute(tx)
    await later(tx, line('second'))
  })
  const [first, second] = await words()
  expect(second?.word).toBe('second')
  expect(second?.act).toBe(first?.act)
})

test('an act whose late write fails has done nothing, and says why', async () => {
  await line('taken').execute(place.database.db)
  const act = place.database.transaction(async (tx) => {
    await line('new').execute(tx)
    await later(tx, line('taken'))
    return 'done'
  })
  expect(await codeOf(act)).toBe('23505')
  expect((await words()).map(({ word }) => word)).toEqual(['taken'])
})

test('many late writes of one act, also beside other statements, are all in it and in their order', async () => {
  await place.database.transaction(async (tx) => {
    await Promise.all([
      sql`select pg_sleep(0.05)`.execute(tx),
      later(tx, line('a')),
      later(tx, line('b')),
      line('c').execute(tx),
    ])
    for (const word of ['d', 'e', 'f']) await later(tx, line(word))
  })
  const kept = await words()
  expect(kept.map(({ word }) => word)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(new Set(kept.map(({ act }) => act)).size).toBe(1)
})

test('what comes after a failed late write does not hide why it failed', async () => {
  await line('taken').execute(place.database.db)
  const act = place.database.transaction(async (tx) => {
    await later(tx, line('taken'))
    await line('new').execute(tx)
  })
  expect(await codeOf(act)).toBe('23505')
})

test('an act that breaks after a late write has not written it', async () => {
  const act = place.database.transaction(async (tx) => {
    await later(tx, line('new'))
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
    const deadlock = sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`
    await later(tx, isFirst ? deadlock : line('new'))
  })
  expect(attempts).toBe(2)
  expect((await words()).map(({ word }) => word)).toEqual(['new'])
})

test('outside an act it is waited for', async () => {
  await line('taken').execute(place.database.db)
  expect(await codeOf(later(place.database.db, line('taken')))).toBe('23505')
})

test('acts side by side keep their statements to themselves', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      place.database
        .transaction(async (tx) => {
          await line(`${index} a`).execute(tx)
          await later(tx, line(`${index} b`))
          if (index % 2 === 1) throw new Error('odd')
        })
        .catch(() => undefined),
    ),
  )
  const kept = await words()
  expect(kept).toHaveLength(40)
  expect(new Set(kept.map(({ act }) => act)).size).toBe(20)
})

test('two statements in one go are done one after the other', async () => {
  const count = sql<{ count: number }>`select count(*)::int as count from lines`
  const inAct = await place.database.transaction((tx) => inOneGo(tx, line('a'), count))
  expect(inAct[1]).toEqual([{ count: 1 }])
  const failed = place.database.transaction((tx) => inOneGo(tx, line('a'), count))
  expect(await codeOf(failed)).toBe('23505')
  const outside = await inOneGo(place.database.db, line('b'), count)
  expect(outside[1]).toEqual([{ count: 2 }])
  expect((await words()).map(({ word }) => word)).toEqual(['a', 'b'])
})

test('a transaction inside another is refused, and so is what it began in', async () => {
  const { database } = place
  const nested = database.transaction(async (tx) => {
    await line('outer').execute(tx)
    await database.transaction((inner) => line('inner').execute(inner))
  })
  await expect(nested).rejects.toThrow('transaction inside a transaction')
  expect(await words()).toEqual([])
})
