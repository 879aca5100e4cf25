/** A service goes through its whole life while the clock is put back before one act or before all. Security T5, S6. */
import { expect, test } from 'vitest'
import { writeSetting } from '#features/settings/settings.store.ts'
import { noteFigures } from '#testing/figures.ts'
import { isShort } from '#testing/form.ts'
import { faultsOf } from '../races/invariants.fixture.ts'
import { minuteMs, openStage } from '../stories/stage.fixture.ts'
import { dayMs } from './jumps.fixture.ts'
import { acts, askewOf, liveThrough, type Drift } from './whole-life.fixture.ts'

const stage = await openStage()
// What is ten years old may be forgotten: these services are read again in 2038.
for (const key of ['historyMonths', 'auditMonths'] as const)
  await writeSetting(stage.house.openCtx(), key, 1200)

const starts: readonly (readonly [string, Date])[] = [
  ['over the end of a year', new Date('2026-12-31T20:00:00Z')],
  ['over 29 February', new Date('2028-02-28T20:00:00Z')],
  ['over what 32 bits hold', new Date('2038-01-18T20:00:00Z')],
]
const drifts: readonly (readonly [string, Drift])[] = [
  ['a right clock', () => 0],
  ['a day back before each act', () => -dayMs],
  ['400 days back before each act', () => -400 * dayMs],
  ['five minutes ahead or back by turns', (index) => (index % 2 === 0 ? 5 : -5) * minuteMs],
  ...acts.map(
    ({ name }, at) =>
      [`two days back before: ${name}`, (index: number) => (index === at ? -2 * dayMs : 0)] as const,
  ),
]
/** Each way of being off over one end by turns. */
const cells = drifts.map(([drift, by], index) => {
  const [start, at] = starts[index % starts.length] ?? ['now', new Date()]
  return { drift, by, start, at }
})

test.each(isShort ? cells.slice(1, 2) : cells)('$start, with $drift', async ({ at, by }) => {
  expect(await liveThrough(stage, at, by)).toEqual([])
  noteFigures({ plays: 1, 'jumps of the clock': 2 * acts.length })
})

test('afterwards nothing is doubled, halved or below nothing', async () => {
  expect([...(await askewOf(stage)), ...(await faultsOf(stage.house.database.db))]).toEqual([])
  noteFigures({ scenarios: starts.length })
})
