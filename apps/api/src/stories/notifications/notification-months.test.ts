import { api } from '@arriero/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { monthsOf, monthStart, type Monthly } from '#database/months/months.ts'
import { notify } from '#features/notifications/notify.ts'
import type { Caller } from '#testing/house.ts'
import { openStage } from '../stage.fixture.ts'
import { bellsOf } from './notifications.fixture.ts'

const { house, called } = await openStage()
const { bellOf } = bellsOf(house)
const { db } = house.database
const told: Monthly = { table: 'notifications_by_month', by: 'created_at', once: ['user_id', 'once_key'] }
const minuteMs = 60_000
const dayMs = 1_440 * minuteMs

/** The story begins where the first part ends, whatever day it is told on. */
const begin = (await monthsOf(db, told))[0]?.until ?? new Date(0)
const turnOf = (plus: number): Date => monthStart(begin, plus)
const afterTurn = (plus: number, ms: number): Date => new Date(turnOf(plus).getTime() + ms)
const goTo = (at: Date) => {
  house.clock.now = at
}
const tell = ({ actor }: Caller, onceKey: string, ctx = house.openCtx()) =>
  notify(ctx, { userId: actor.id, kind: 'account.returned', facts: { note: 'Falta un papel' }, onceKey })
const countOf = async ({ actor }: Caller): Promise<number> =>
  (
    await sql<{ count: number }>`
      select count(*)::int as count from notifications_by_month where user_id = ${actor.id}`.execute(db)
  ).rows[0]?.count ?? 0
const partsHolding = async ({ actor }: Caller): Promise<string[]> =>
  (
    await sql<{ part: string }>`
      select tableoid::regclass::text as part from notifications_by_month
      where user_id = ${actor.id} order by created_at`.execute(db)
  ).rows.map(({ part }) => part)
const nameOf = (plus: number) =>
  `months.notifications_by_month_${turnOf(plus).toISOString().slice(0, 7).replace('-', '')}`

/** As a node writes that knows of no months. */
const toldByOlder = async ({ actor }: Caller, id: string, onceKey: string): Promise<number> =>
  (
    await sql`
      insert into notifications (id, user_id, kind, order_id, object_id, facts, once_key, created_at, read_at)
      values (${id}, ${actor.id}, 'account.returned', null, null, '{}', ${onceKey}, ${house.clock.now}, null)
      on conflict (user_id, once_key) do nothing returning id`.execute(db)
  ).rows.length

test('a node of the release before reads, writes and holds to the keys of what newer ones wrote, and they to its', async () => {
  goTo(afterTurn(0, -dayMs))
  const client = await called('client')
  await tell(client, 'of the newer')
  expect(await toldByOlder(client, 'older-1', 'of the newer')).toBe(0)
  expect(await toldByOlder(client, 'older-2', 'of the older')).toBe(1)
  await tell(client, 'of the older')
  expect(await bellOf(client)).toHaveLength(2)
  const { rows } = await sql<{ once_key: string }>`
    update notifications set read_at = ${house.clock.now} where user_id = ${client.actor.id} returning once_key`.execute(
    db,
  )
  expect(rows.map(({ once_key }) => once_key).toSorted()).toEqual(['of the newer', 'of the older'])
  expect((await bellOf(client)).map(({ isRead }) => isRead)).toEqual([true, true])
}, 90_000)

test('what is told goes to its month, and a bell shows all of them, the newest first', async () => {
  const client = await called('client')
  for (const plus of [0, 1, 2]) {
    goTo(afterTurn(plus, 3 * dayMs))
    await house.jobs.runJobs()
    await tell(client, `month ${plus}`)
  }
  expect(await partsHolding(client)).toEqual([nameOf(0), nameOf(1), nameOf(2)])
  const bell = await bellOf(client)
  expect(bell.map(({ createdAt }) => createdAt)).toEqual(
    [2, 1, 0].map((plus) => afterTurn(plus, 3 * dayMs).toISOString()),
  )
  const [newest] = bell
  const again = await house.as(client.actor)
  await again.send(api.notifications.readAll, { body: { newest: newest?._id ?? '' } })
  expect((await bellOf(client)).map(({ isRead }) => isRead)).toEqual([true, true, true])
}, 90_000)

test('nobody is told a second time in a later month, nor twice in what is told at once', async () => {
  goTo(afterTurn(3, dayMs))
  const client = await called('client')
  await tell(client, 'once')
  goTo(afterTurn(5, dayMs))
  await tell(client, 'once')
  await Promise.all([tell(client, 'other'), tell(client, 'other'), tell(client, 'other')])
  expect(await countOf(client)).toBe(2)
})

test('of two that tell the same at once at the turn of a month, each with its own clock, one does', async () => {
  goTo(afterTurn(6, -minuteMs))
  await house.jobs.runJobs()
  const client = await called('client')
  const at = (now: Date, onceKey: string) =>
    house.database.transaction((tx) => tell(client, onceKey, { ...house.openCtx(tx), now }))
  const keys = Array.from({ length: 10 }, (_, index) => `turn ${index}`)
  await Promise.all(
    keys.flatMap((key) => [
      at(afterTurn(6, -5), key),
      at(afterTurn(6, 5), key),
      at(afterTurn(6, -7), key),
      at(afterTurn(6, 7), key),
    ]),
  )
  expect(await countOf(client)).toBe(keys.length)
})

const parts = async () => (await monthsOf(db, told)).map(({ name }) => `months.${name}`)

test('a month goes whole once its first day is half a year old, the first one with its old name; what is younger stays', async () => {
  goTo(afterTurn(8, dayMs))
  await house.jobs.runJobs()
  const client = await called('client')
  await tell(client, 'kept')
  expect(await parts()).not.toContain('months.notifications_by_month')
  const { rows } = await sql<{
    view: string | null
  }>`select to_regclass('notifications')::text as view`.execute(db)
  expect(rows).toEqual([{ view: null }])
  goTo(afterTurn(8, 180 * dayMs - minuteMs))
  await house.jobs.runJobs()
  expect(await countOf(client)).toBe(1)
  goTo(afterTurn(8, 180 * dayMs))
  await house.jobs.runJobs()
  expect(await countOf(client)).toBe(0)
  expect(await parts()).toContain(nameOf(9))
  expect(await parts()).not.toContain(nameOf(8))
}, 90_000)
