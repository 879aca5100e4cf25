import { isOnTheRoad } from '@arriero/domain/orders/on-the-road'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { onTheRoad } from './on-the-road.views.ts'
import { roadOf } from './window.ts'

const { db } = await testDatabase(1)

test('the database knows the same window as the rule, in every state', async () => {
  const day = sql`(values (null::timestamptz), ('2026-11-23'::timestamptz))`
  const { rows } = await sql<Parameters<typeof roadOf>[0] & { is_on_the_road: boolean }>`
    select o.*, (${onTheRoad}) as is_on_the_road from (
      select s.status, p.at as paid_at, w.at as on_the_way_at, i.yes as is_in_position
      from generate_series(0, 4) s(status), ${day} p(at), ${day} w(at), (values (true), (false)) i(yes)) o`.execute(
    db,
  )
  expect(rows.filter((row) => row.is_on_the_road !== isOnTheRoad(roadOf(row)))).toEqual([])
  expect(rows.filter(({ is_on_the_road: isIt }) => isIt)).toHaveLength(7)
})
