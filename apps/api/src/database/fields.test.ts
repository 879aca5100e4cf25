import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from './connect.ts'
import { arraysOf, columnsOf, fieldsPage, instant, keptArrays, wireOf, type Fields } from './fields.ts'
import { keysetArrays } from './keyset.ts'
import { testDatabase } from '#testing/database.ts'

type Item = {
  _id: string
  at: string | null
  amounts: number[]
  person: { _id: string; name: string; of: { name: string } } | null
}

const fields: Fields<Item> = {
  _id: sql`b.id`,
  at: sql`b.at`,
  amounts: sql`jsonb_build_array(b.amount, 0)`,
  person: { _id: sql`b.person`, name: sql`'Ana'`, of: { name: sql`'Andina'` } },
}
const from = sql`(values ('a', timestamptz '2026-01-02 03:04:05.678Z', 7, 'p'), ('b', null, 8, null)) b (id, at, amount, person)`
const [first, second]: Item[] = [
  {
    _id: 'a',
    at: '2026-01-02T03:04:05.678Z',
    amounts: [7, 0],
    person: { _id: 'p', name: 'Ana', of: { name: 'Andina' } },
  },
  { _id: 'b', at: null, amounts: [8, 0], person: null },
]

let database: Database
beforeAll(async () => {
  database = await testDatabase(2)
})

test('a row is what its fields say: instants as text, and nobody where there is nobody', async () => {
  const { rows } = await sql`select ${columnsOf(fields)} from ${from} order by b.id`.execute(database.db)
  expect(rows.map(wireOf(fields))).toEqual([first, second])
})

test('a page of them has its total and its next', async () => {
  const list = {
    fields,
    from,
    id: sql`b.id`,
    sorts: { amount: { by: sql`b.amount`, type: 'number' as const } },
  }
  const page = await fieldsPage(database.db, list, { sort: '-amount', limit: 1 })
  expect(page).toMatchObject({ items: [second], total: 2 })
  expect(await fieldsPage(database.db, list, { sort: '-amount', limit: 1, after: page.next ?? '' })).toEqual({
    items: [first],
    total: 2,
    next: null,
  })
})

const listed: Fields<Item> = { ...fields, at: instant(sql`b.at`) }
const inArrays = (query: { limit: number; sort: string; after?: string }) => {
  const { columns, wireOf: made } = keptArrays(database.db, listed)
  const sorts = { amount: { by: sql`b.amount`, type: 'number' as const } }
  return keysetArrays(database.db, { columns, from, id: sql`b.id`, sorts }, query).then(({ rows, page }) => ({
    items: rows.map(made),
    ...page,
  }))
}

test('rows that come as arrays are the same rows, page by page', async () => {
  const page = await inArrays({ sort: '-amount', limit: 1 })
  expect(page).toMatchObject({ items: [second], total: 2 })
  const next = await inArrays({ sort: '-amount', limit: 1, after: page.next ?? '' })
  expect(next).toEqual({ items: [first], total: 2, next: null })
})

test('behind the last row there is a page without rows, and the total is still told', async () => {
  const page = await inArrays({ sort: 'amount', limit: 2 })
  const after = Buffer.from(JSON.stringify(['amount', '8', 'z'])).toString('base64url')
  expect(page.next).toBeNull()
  expect(await inArrays({ sort: 'amount', limit: 2, after })).toEqual({ items: [], total: 2, next: null })
})

test.each(['2026-01-02 03:04:05Z', '2026-01-02 03:04:05.6Z', '2026-01-02 03:04:05.678912Z'])(
  'the moment %s is written as a Date would write it',
  async (text) => {
    const { rows } = await sql<{ at: string; date: Date }>`
      select ${instant(sql`m.at`)} as at, m.at as date from (select ${text}::timestamptz as at) m`.execute(
      database.db,
    )
    expect(rows[0]?.at).toBe(rows[0]?.date.toISOString())
  },
)

test('fields that take a value are not kept for another one', () => {
  const withValue: Fields<{ _id: string }> = { _id: sql`${'a'}` }
  expect(() => keptArrays(database.db, withValue)).toThrow('differ')
  expect(arraysOf(withValue).wireOf(['a'])).toEqual({ _id: 'a' })
})
