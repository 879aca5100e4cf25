/** Whoever keeps what carriers have hears of each change from the database itself. docs/decisions/0083. */
import { afterAll, expect, test } from 'vitest'
import { parseTold } from '#effects/hints/listen.ts'
import { channel } from '#effects/tell.ts'
import { openStage } from '../stage.fixture.ts'

const { house, called, truck } = await openStage()
const { pool } = house.database
const carrier = await called('enterprise')
const { id } = carrier.actor
const other = await called('enterprise')
await truck(carrier.actor)

const ear = await pool.connect()
const heard: string[] = []
ear.on('notification', ({ payload }) => {
  const told = parseTold(payload)
  if (told?.name === ('standing.changed' as string)) heard.push(told.detail ?? 'all')
})
await ear.query(`listen ${channel}`)
afterAll(() => ear.release(true))

/** What was told before this is here once it is answered. */
const all = () => ear.query('select 1')
const heardOf = async (text: string, values: unknown[]): Promise<string[]> => {
  await all()
  heard.length = 0
  await pool.query(text, values)
  await all()
  return [...new Set(heard)]
}

const own = 'vehicle_id in (select id from vehicles where owner_id = $1)'

test.each([
  ['a vehicle', 'update vehicles set is_active = is_active where owner_id = $1'],
  ['what it may carry', `delete from vehicle_type_loads where ${own}`],
  ['a paper', 'update credentials set is_active = false where user_id = $1'],
  ['a paper that goes', 'delete from credentials where user_id = $1'],
  ['the account, out', 'update users set is_active = false where id = $1'],
  ['the account, back in', 'update users set is_active = true where id = $1'],
])('%s', async (_, text) => {
  expect(await heardOf(text, [id])).toEqual([id])
})

test('of many in one statement there is one word; of what concerns nobody there is none', async () => {
  const both = [[id, other.actor.id]]
  await truck(other.actor)
  const [word, ...more] = await heardOf(
    'update vehicles set is_active = is_active where owner_id = any($1)',
    both,
  )
  expect([word?.split(',').toSorted(), more]).toEqual([[id, other.actor.id].toSorted(), []])
  expect(await heardOf('update users set order_count = order_count + 1 where id = any($1)', both)).toEqual([])
  expect(await heardOf('update vehicles set is_active = is_active where owner_id = $1', ['nobody'])).toEqual(
    [],
  )
  expect(await heardOf(`update credentials set is_active = is_active where ${own}`, [id])).toEqual([])
})

test('more than fit into a word are told without names', async () => {
  const rows = 400
  await pool.query(
    `insert into users select (jsonb_populate_record(u, jsonb_build_object('id', lpad(n::text, 24, 'e'), 'email_key', 'told ' || n))).*
     from users u, generate_series(1, $1::int) n where u.id = $2`,
    [rows, id],
  )
  expect(
    await heardOf(
      `insert into credentials (id, user_id, kind, name, is_active, is_latest, is_waiting, image_ids, created_at)
       select lpad(n::text, 24, 'f'), lpad(n::text, 24, 'e'), 'identity', 'x', true, true, false, '{}', now()
       from generate_series(1, $1::int) n`,
      [rows],
    ),
  ).toEqual(['all'])
})
