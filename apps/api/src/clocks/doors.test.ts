/** What is good until a moment is refused after it, however the clock came there, and never by a failure. Security T5. */
import { expect, test } from 'vitest'
import { noteFigures } from '#testing/figures.ts'
import { openStage } from '../stories/stage.fixture.ts'
import { doors, post } from './doors.fixture.ts'
import { cellsOf, dayMs, trials } from './jumps.fixture.ts'
import { playAhead, playDoor } from './play.fixture.ts'

const stage = await openStage({ providers: { mail: post.carrier } })

test.each(cellsOf(doors, trials, 2))('$due.says: $moment, $name', async (cell) => {
  expect(await playDoor(stage, cell)).toEqual([])
  noteFigures({ plays: 1, 'jumps of the clock': cell.way.steps.length })
})

const shut = doors.filter(({ isShutWhenSetRight }) => isShutWhenSetRight)
const ahead = { 'a day': dayMs, '400 days': 400 * dayMs }

test.each(cellsOf(shut, ahead, 1))(
  '$due.says is not good for longer, opened while the clock ran $name ahead: $moment',
  async ({ due, at, way: aheadMs }) => {
    expect(await playAhead(stage, { due, at, aheadMs })).toEqual([])
    noteFigures({ plays: 1, 'jumps of the clock': 1 })
  },
)

test('each of them is a scenario', () => noteFigures({ scenarios: doors.length }))
