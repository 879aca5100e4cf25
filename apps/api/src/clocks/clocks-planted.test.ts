/** Mistakes with clocks that people make, made on purpose: each is found by what looks for them. */
import { inState } from '#database/order-states.ts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { tell } from '#effects/tell.ts'
import { sweepPaperReminders } from '#features/notifications/news/paper-reminders.sweeps.ts'
import { sweepVatBase } from '#features/rates/vat-base.sweeps.ts'
import { noteFigures } from '#testing/figures.ts'
import { some } from '#testing/form.ts'
import { hourMs, openStage, type Stage } from '../stories/stage.fixture.ts'
import { byUtcDay, paperDay, vatDay } from './days.fixture.ts'
import { doors, post } from './doors.fixture.ts'
import { trials, ways } from './jumps.fixture.ts'
import { limits } from './limits.fixture.ts'
import { movement, playDoor, playLimit, type Movement } from './play.fixture.ts'

const stage = await openStage({ providers: { mail: post.carrier } })
const midnight = new Date('2026-11-26T05:00:00Z')
let found = 0
afterAll(() => noteFigures({ 'planted: clocks': found }))

const isFound = (faults: readonly string[]): void => {
  expect(faults).not.toEqual([])
  found++
}

test('reminders and changes that go by the day of UTC', async () => {
  isFound(await paperDay(stage, midnight, byUtcDay(sweepPaperReminders)))
  isFound(await vatDay(stage, midnight, byUtcDay(sweepVatBase)))
})

/** It tells what has passed since it last ran, and believes that time only goes on. */
const forgetful = (): Movement['sweep'] => {
  let lastAt = new Date(0)
  return async ({ house }: Stage) => {
    const ctx = house.openCtx()
    await ctx.inTransaction(async (db) => {
      const { rows } = await sql<{ id: string }>`
        select id from orders where status = ${inState.pending} and reservation_at > ${lastAt}
          and reservation_at <= ${ctx.now}`.execute(db)
      for (const { id } of rows) await tell({ ...ctx, db }, { name: 'order.reservation_passed', orderId: id })
    })
    lastAt = ctx.now
  }
}

const named = <T extends { says: string }>(all: readonly T[], says: string): T => {
  const one = all.find((each) => each.says === says)
  if (!one) throw new Error(says)
  return one
}

test('a sweep that does its work twice when the clock goes back', async () => {
  const due = named(limits, 'a service whose date comes untaken leaves the market')
  const way = ways['a second past, a day back and past again'] ?? []
  const at = new Date(midnight.getTime() + 12 * hourMs)
  isFound(await playLimit(stage, { due, at, way, move: { ...movement, sweep: forgetful() } }))
  expect(await playLimit(stage, { due, at, way })).toEqual([])
})

test.each(some(doors).map((due) => ({ due, says: due.says })))(
  '$says, for a node that read its clock once, when it started',
  async ({ due }) => {
    const way = trials['a second after'] ?? { steps: [], answer: 'out' }
    const move: Movement = { ...movement, setClock: () => undefined }
    isFound(await playDoor(stage, { due, at: midnight, way, move }))
  },
)

test('a sweep that never comes', async () => {
  const due = named(limits, 'a service that nobody pays for ends')
  const way = ways['to the second'] ?? []
  isFound(
    await playLimit(stage, { due, at: midnight, way, move: { ...movement, sweep: async () => undefined } }),
  )
})
