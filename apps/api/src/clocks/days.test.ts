/** Bogotá's midnight, the ends of months and years, 29 February, UTC's midnight: each day has its own, whichever way the clock goes. Security T5. */
import { expect, test } from 'vitest'
import { noteFigures } from '#testing/figures.ts'
import { isShort } from '#testing/form.ts'
import { openStage, type Stage } from '../stories/stage.fixture.ts'
import {
  booksMonth,
  keyDay,
  monthsEnd,
  paperDay,
  positionDays,
  trail,
  utcMidnight,
  vatDay,
} from './days.fixture.ts'

const stage = await openStage()

/** In order: what was done on one day has been done on the next. */
const midnights: readonly (readonly [string, string])[] = [
  ['a day and the next', '2026-11-26'],
  ['November and December', '2026-12-01'],
  ['one year and the next', '2027-01-01'],
  ['28 February and March', '2027-03-01'],
  ['29 February and March', '2028-03-01'],
  ['28 and 29 February', '2032-02-29'],
]
const days: Readonly<Record<string, (stage: Stage, midnight: Date) => Promise<string[]>>> = {
  'a paper is spoken of on its day': paperDay,
  'a change of VAT counts from its day on': vatDay,
  'what is earned is of its month': monthsEnd,
  'a month of the books is over at its end': booksMonth,
  'a payment is known by its day of UTC': utcMidnight,
  'a truck is where it was last': positionDays,
  'a key is one act': keyDay,
  'the trail is whole': trail,
}
const isMonthsEnd = (day: string) => day.endsWith('-01')
const byUtc = new Set(['a payment is known by its day of UTC'])
const cells = Object.entries(days).flatMap(([says, play], index) =>
  (isShort ? midnights.slice(index % midnights.length, (index % midnights.length) + 1) : midnights)
    .filter(([, day]) => (play !== monthsEnd && play !== booksMonth) || isMonthsEnd(day))
    .map(([between, day]) => ({
      says,
      play,
      between,
      midnight: new Date(`${day}T0${byUtc.has(says) ? 0 : 5}:00:00Z`),
    })),
)

test.each(cells)('$says, between $between', async ({ play, midnight }) => {
  expect(await play(stage, midnight)).toEqual([])
  noteFigures({ plays: 1, 'jumps of the clock': 7 })
})

test('a node whose clock is not the database’s is not ready, ahead or back, and is once it agrees', async () => {
  const ready = async (offMs: number) => {
    stage.house.clock.now = new Date(Date.now() + offMs)
    return (await fetch(`${stage.house.url}/ready`)).status
  }
  expect([await ready(0), await ready(300_000), await ready(-300_000), await ready(0)]).toEqual([
    200, 503, 503, 200,
  ])
  noteFigures({ scenarios: Object.keys(days).length + 1 })
})
