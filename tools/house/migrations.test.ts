import { expect, test } from 'vitest'
import { migrationsOnlyAdd } from './migrations.ts'
import { plant } from './reading/source.ts'

const migrating = (sql: string, { number = '0056', comment = '' } = {}) =>
  migrationsOnlyAdd([
    plant(`apps/api/src/database/migrations/${number}-a.ts`, `${comment}\nawait sql\`${sql}\`.execute(db)`),
  ])

const breaking = [
  'alter table orders drop column notes',
  'drop table offers',
  'alter table orders rename to services',
  'alter table orders rename column notes to remarks',
  'alter table orders alter column "notes" type jsonb',
  'alter table orders alter column notes set data type jsonb',
  'alter table orders\n  alter column notes set not null',
  'alter table orders add column stops int not null',
]

test.each(breaking)('from 0056 on, «%s» is refused', (sql) => {
  expect(migrating(sql)).toHaveLength(1)
  expect(migrating(sql, { number: '0055' })).toEqual([])
})

test.each(["db.schema.alterTable('a').dropColumn('b')", "db.schema.dropTable('a')"])(
  '%s is refused as its SQL is',
  (built) => {
    expect(
      migrationsOnlyAdd([plant('apps/api/src/database/migrations/0060-a.ts', `await ${built}.execute()`)]),
    ).toHaveLength(1)
  },
)

test.each([
  'create table stops (id uuid primary key, kind text not null)',
  'alter table orders add column stops int',
  'alter table orders add column stops numeric(12, 2) not null default 0, add column gate text',
  'create index orders_of_gate on orders (gate)',
  'alter table orders alter column notes drop not null',
  'alter table orders drop constraint kinds, add constraint kinds check (kind in (1, 2))',
])('«%s» only adds', (sql) => {
  expect(migrating(sql)).toEqual([])
})

test('what no running release uses may go, where the file says since when', () => {
  const sql = 'alter table orders drop column notes'
  expect(migrating(sql, { comment: '/** contracts: 2026.9 reads remarks in its place. */' })).toEqual([])
  expect(migrating(sql, { comment: '/** contracts: */' })).toHaveLength(1)
})

test('a comment takes nothing away', () => {
  expect(
    migrating('select 1', { comment: '// What a later release will rename or drop column by column.' }),
  ).toEqual([])
})
