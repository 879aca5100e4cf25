import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from './connect.ts'
import { columnsOf, fieldsPage, wireOf, type Fields } from './fields.ts'
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
