import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase, silent, testDatabase } from '#testing/database.ts'
import { connect, type Database } from './connect.ts'

const statementsOf = async (database: Database) => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
    database.db,
  )
  return rows.map(({ statement }) => statement)
}

test('a question asked twice on a connection is prepared once', async () => {
  const database = await testDatabase(1)
  const ask = (id: string) => sql`select name from users where id = ${id}`.execute(database.db)
  await ask('a')
  await ask('b')
  expect(
    (await statementsOf(database)).filter((text) => text.includes('select name from users')),
  ).toHaveLength(1)
})

test('a question by pattern is planned anew each time, for the pattern decides the plan', async () => {
  const database = await testDatabase(1)
  await sql`select id from users where search like ${'%rojas%'}`.execute(database.db)
  expect((await statementsOf(database)).filter((text) => text.includes('like'))).toEqual([])
})

test('a read goes on when a table gets another column', async () => {
  const database = await testDatabase(1)
  const read = () => database.db.selectFrom('brands').selectAll().where('id', '=', 'x').execute()
  await read()
  await sql`alter table brands add extra text`.execute(database.db)
  await expect(read()).resolves.toEqual([])
  await expect(read()).resolves.toEqual([])
})

test('an act goes on when a table gets another column', async () => {
  const database = await testDatabase(1)
  const read = () =>
    database.transaction((tx) => tx.selectFrom('brands').selectAll().where('id', '=', 'x').execute())
  await read()
  await sql`alter table brands add extra text`.execute(database.db)
  await expect(read()).resolves.toEqual([])
})

test('behind a pooler nothing is prepared', async () => {
  const { connection, drop } = await freshDatabase()
  const database = connect({ ...connection, isPooled: true }, silent, 1)
  try {
    await sql`select name from users where id = ${'a'}`.execute(database.db)
    expect(await statementsOf(database)).toEqual([])
  } finally {
    await database.close()
    await drop()
  }
})

test('to a pooler no parameter of a session is sent, to a server of our own the limits are', async () => {
  const { connection, drop } = await freshDatabase()
  const limitOf = async (isPooled: boolean) => {
    const database = connect({ ...connection, isPooled }, silent, 1)
    const { rows } = await database.pool.query<{ limits: string[] }>(
      `select array[current_setting('statement_timeout'), current_setting('idle_in_transaction_session_timeout')] as limits`,
    )
    await database.close()
    return rows[0]?.limits
  }
  expect([await limitOf(true), await limitOf(false)]).toEqual([
    ['0', '0'],
    ['20s', '1min'],
  ])
  await drop()
})
