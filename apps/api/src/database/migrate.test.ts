import { readdir, readFile } from 'node:fs/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { codesOfConstraints } from '#http/constraints.ts'
import { emptyDatabase } from '../effects/database.fixture.ts'
import { testDatabase } from '#testing/database.ts'
import { isMigrated, migrate, migrations } from './migrate.ts'

const names = Object.keys(migrations)
const prefix = (length: number) => Object.fromEntries(Object.entries(migrations).slice(0, length))

const withEmpty = async (work: (db: Kysely<unknown>) => Promise<void>) => {
  const { options, drop } = await emptyDatabase()
  const pool = new pg.Pool({ ...options, max: 4 })
  // A connection that is closing may still hear that its database goes.
  pool.on('error', () => undefined)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    await work(db)
  } finally {
    await db.destroy()
    await drop()
  }
}

test('migrations are numbered in their sequence, each number once', () => {
  expect(names).toEqual(names.toSorted())
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1))
})

test('each release finds what the one before left: one migration after the other', async () => {
  await withEmpty(async (db) => {
    for (const [index, name] of names.entries()) {
      expect(await migrate(db, prefix(index + 1))).toEqual([name])
      expect(await isMigrated(db)).toBe(index + 1 === names.length)
    }
  })
})

// Any two migrations have then been applied in one transaction and in two.
test.each(names.flatMap((name, index) => (index % 8 === 0 ? [{ name, length: index + 1 }] : [])))(
  'a database that stands at $name goes on to the newest at once',
  async ({ length }) => {
    await withEmpty(async (db) => {
      expect(await migrate(db, prefix(length))).toEqual(names.slice(0, length))
      expect(await migrate(db)).toEqual(names.slice(length))
      expect(await isMigrated(db)).toBe(true)
    })
  },
)

test('a node stays ready when a newer one has gone on with the schema', async () => {
  await withEmpty(async (db) => {
    await migrate(db)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-a-newer-release', '')`.execute(
      db,
    )
    expect(await isMigrated(db)).toBe(true)
  })
})

test('migrating twice does nothing, and two nodes at once do it once', async () => {
  await withEmpty(async (db) => {
    const [first, second] = await Promise.all([migrate(db), migrate(db)])
    expect([...first, ...second].toSorted()).toEqual(names)
    expect(await migrate(db)).toEqual([])
  })
})

describe('what the program believes of the database', async () => {
  const { db } = await testDatabase(2)
  const folder = new URL('tables/', import.meta.url)
  const pages = (await readdir(folder)).filter((name) => /^tables[\w-]*\.ts$/.test(name))
  const source = (await Promise.all(pages.map((name) => readFile(new URL(name, folder), 'utf8')))).join('\n')

  type Column = { column: string; type: string; isNullable: boolean }

  const believedType = (text: string): string => {
    const type = text.replace(/ \| null$/, '')
    if (type.startsWith('ColumnType<unknown')) return 'Json'
    return type.replace(/^GeneratedAlways<(\w+)>$/, '$1')
  }
  const columnsIn = (body: string): Column[] =>
    [...body.matchAll(/^ {2}(\w+): (.+)$/gm)].map(([, column = '', text = '']) => ({
      column,
      type: believedType(text),
      isNullable: / \| null/.test(text),
    }))
  const shapes = new Map(
    [...source.matchAll(/^export type (\w+Table) = \{\n([\s\S]*?)^\}/gm)].map(([, name = '', body = '']) => [
      name,
      columnsIn(body),
    ]),
  )
  const listed = /export type Tables = \{\n([\s\S]*?)^\}/m.exec(source)?.[1] ?? ''
  const believed = Object.fromEntries(
    [...listed.matchAll(/^ {2}(\w+): (\w+)$/gm)].map(([, table = '', shape = '']) => [
      table,
      shapes.get(shape),
    ]),
  )

  /** What node-postgres, as the pool is set up, makes of each type. */
  const readAs: Record<string, string> = {
    text: 'string',
    integer: 'number',
    smallint: 'number',
    bigint: 'number',
    real: 'number',
    'double precision': 'number',
    boolean: 'boolean',
    'timestamp with time zone': 'Instant',
    date: 'string',
    json: 'Json',
    jsonb: 'Json',
    bytea: 'Buffer',
    ARRAY: 'string[]',
  }

  const actual = async () => {
    const { rows } = await sql<{ table: string; column: string; type: string; nullable: string }>`
      select table_name as "table", column_name as "column", data_type as type, is_nullable as nullable
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely_%'
      order by table_name, ordinal_position`.execute(db)
    const tables: Record<string, Column[]> = {}
    for (const { table, column, type, nullable } of rows)
      (tables[table] ??= []).push({ column, type: readAs[type] ?? type, isNullable: nullable === 'YES' })
    return tables
  }
  const byName = (columns: readonly Column[] | undefined) =>
    Object.fromEntries((columns ?? []).map(({ column, ...rest }) => [column, rest]))

  test('names every table, and no other', async () => {
    expect(Object.keys(believed).toSorted()).toEqual(Object.keys(await actual()).toSorted())
  })

  test.each(Object.keys(believed))(
    'has the columns of %s, their kind and whether they may be empty',
    async (table) => {
      expect(byName(believed[table])).toEqual(byName((await actual())[table]))
    },
  )

  test('has every guard whose words it knows', async () => {
    const { rows } = await sql<{ name: string }>`
      select conname as name from pg_constraint union select indexname from pg_indexes where schemaname = 'public'
      union select tgname from pg_trigger`.execute(db)
    const known = new Set(rows.map(({ name }) => name))
    expect(Object.keys(codesOfConstraints).filter((name) => !known.has(name))).toEqual([])
  })

  /** Of every reference to another table: its column's collation, and whether an index begins with it. */
  const references = async () => {
    const { rows } = await sql<{ column: string; to: string; isAlike: boolean; isIndexed: boolean }>`
      select c.conrelid::regclass || '.' || a.attname as "column", c.confrelid::regclass::text as "to",
        a.attcollation = b.attcollation as "isAlike",
        exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = a.attnum) as "isIndexed"
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by 1`.execute(db)
    return rows
  }

  test('compares an id everywhere as where it comes from', async () => {
    expect((await references()).filter(({ isAlike }) => !isAlike).map(({ column }) => column)).toEqual([])
  })

  test('finds by an index what a file that goes is proof of', async () => {
    const bare = (await references()).filter(({ to, isIndexed }) => to === 'files' && !isIndexed)
    expect(bare.map(({ column }) => column)).toEqual([])
  })

  test('has every guard of the invariants', async () => {
    const { rows } = await sql<{ name: string; definition: string }>`
      select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'
      union select conname, pg_get_constraintdef(oid) from pg_constraint where contype in ('x', 'u', 'p')`.execute(
      db,
    )
    const definitionOf = (name: string) => rows.find((row) => row.name === name)?.definition
    for (const name of ['orders_driver_free', 'orders_vehicle_free'])
      expect(definitionOf(name)).toMatch(/^EXCLUDE/)
    for (const name of [
      'orders_driver_running',
      'orders_vehicle_running',
      'offers_one_live',
      'offers_one_accepted',
      'payment_attempts_one_open',
      'payment_attempts_one_applied',
      'payment_attempts_transaction',
      'payment_notices_once',
      'refunds_due_once',
      'insurance_policies_pkey',
      'cancellations_once',
      'ratings_once',
      'idempotency_keys_pkey',
    ])
      expect(definitionOf(name), name).toBeDefined()
  })
})
