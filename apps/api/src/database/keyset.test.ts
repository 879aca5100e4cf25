import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import type { Database } from './connect.ts'
import { encodeCursor, keysetPage, totalMax, type List, type PageQuery } from './keyset.ts'
import { searchIn, searchText } from './search-text.ts'

let database: Database
type Row = { id: string; name: string }

const list = (where: List['where'] = []): List => ({
  select: sql`b.id, b.name`,
  from: sql`boxes b`,
  where,
  id: sql`b.id`,
  sorts: {
    at: { by: sql`b.at`, type: 'instant' },
    name: { by: sql`b.name collate "es-x-icu"`, type: 'text' },
    weight: { by: sql`b.weight`, type: 'number' },
  },
})
const page = (query: PageQuery, where: List['where'] = []) => keysetPage<Row>(database.db, list(where), query)

const walk = async (sort: string, limit: number) => {
  const seen: string[] = []
  let after: string | undefined
  for (;;) {
    const { rows, page: facts } = await page({ sort, limit, after })
    seen.push(...rows.map(({ id }) => id))
    if (facts.next === null) return seen
    after = facts.next
  }
}

beforeAll(async () => {
  database = await testDatabase(2)
  await sql`create table boxes (id text collate "C" primary key, name text, at timestamptz, weight double precision, search text)`.execute(
    database.db,
  )
  await sql`
    insert into boxes select lpad(to_hex(n), 24, '0'), (array['Ñame','ajo','Ábaco','nuez','ñandú','zapote'])[n % 6 + 1],
      timestamptz '2026-01-01' + (n / 3) * interval '0.000001 s', (n % 7) / 3.0, '' from generate_series(1, 100) n`.execute(
    database.db,
  )
})

test.each(['-at', 'at', 'name', '-weight'])(
  'pages sorted by %s show every row once, also where values are equal',
  async (sort) => {
    const inPages = await walk(sort, 7)
    const whole = await page({ sort, limit: 100 })
    expect(inPages).toEqual(whole.rows.map(({ id }) => id))
    expect(new Set(inPages).size).toBe(100)
  },
)

test('a row that arrives while someone pages is neither repeated nor does it push others out', async () => {
  const first = await page({ sort: '-at', limit: 10 })
  await sql`insert into boxes values ('ffffffffffffffffffffffff', 'nueva', '2026-02-01', 1, '')`.execute(
    database.db,
  )
  const second = await page({ sort: '-at', limit: 10, after: first.page.next ?? '' })
  await sql`delete from boxes where name = 'nueva'`.execute(database.db)
  const whole = await page({ sort: '-at', limit: 20 })
  expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(whole.rows.map(({ id }) => id))
})

test('names are sorted as in Spanish', async () => {
  const { rows } = await page({ sort: 'name', limit: 100 })
  expect([...new Set(rows.map(({ name }) => name))]).toEqual([
    'Ábaco',
    'ajo',
    'nuez',
    'Ñame',
    'ñandú',
    'zapote',
  ])
})

test('the total is exact for a small list, and for an empty one', async () => {
  expect((await page({ sort: '-at', limit: 1 })).page.total).toBe(100)
  const none = await page({ sort: '-at', limit: 1 }, [sql`b.name = 'nadie'`])
  expect(none).toEqual({ rows: [], page: { total: 0, next: null } })
})

test('the total stops at ten thousand and says that there are more', async () => {
  const many: List = {
    ...list(),
    from: sql`(select n::text as id, n as at from generate_series(1, ${totalMax + 5}) n) b`,
    select: sql`b.id`,
    sorts: { at: { by: sql`b.at`, type: 'number' } },
  }
  const { page: facts } = await keysetPage(database.db, many, { sort: 'at', limit: 1 })
  expect(facts).toMatchObject({ total: totalMax, totalIsMore: true })
})

const broken = {
  'no base64': '%%%',
  'no list': Buffer.from('{"a":1}').toString('base64url'),
  'of another sort': encodeCursor('name', { value: 'x', id: 'a' }),
  'no instant': encodeCursor('-at', { value: 'now', id: 'a' }),
  'a day that does not exist': encodeCursor('-at', { value: '2026-02-31 00:00:00+00', id: 'a' }),
  'an id with a quote': encodeCursor('-at', { value: '2026-02-01 00:00:00+00', id: "a'" }),
}
test.each(Object.entries(broken))('a cursor that is %s is refused as bad input', async (_, after) => {
  const refused = page({ sort: '-at', limit: 5, after })
  await expect(refused).rejects.toSatisfy(
    (error: { code?: string }) => error.code === 'input.invalid' || error.code === '22008',
  )
})

test('a search finds accents and capitals, and takes wildcards for themselves', async () => {
  await database.db.transaction().execute(async (tx) => {
    await sql`update boxes set search = ${searchText('Transportes Ñandú S.A.S.', null, '50%_off')} where name = 'nuez'`.execute(
      tx,
    )
    const count = async (q: string) =>
      (await keysetPage<Row>(tx, list([searchIn(sql`b.search`, q, [sql`b.id`])]), { sort: 'at', limit: 1 }))
        .page.total
    expect(await count('NANDU')).toBe(17)
    expect(await count('0%_')).toBe(17)
    expect(await count('t%s')).toBe(0)
    expect(await count('a4')).toBe(0)
    expect(await count('4c')).toBe(1)
    expect(await count('   ')).toBe(100)
    await sql`update boxes set search = ''`.execute(tx)
  })
})
