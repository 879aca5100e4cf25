/** What the clock alone brings about happens once, when it is due and not before, however the clock jumps. Security T5. */
import { expect, test } from 'vitest'
import { noteFigures } from '#testing/figures.ts'
import { openStage } from '../stories/stage.fixture.ts'
import { cellsOf, ways } from './jumps.fixture.ts'
import { limits } from './limits.fixture.ts'
import { playLimit } from './play.fixture.ts'

const stage = await openStage()

test.each(cellsOf(limits, ways, 2))('$due.says: $moment, $name', async (cell) => {
  expect(await playLimit(stage, cell)).toEqual([])
  noteFigures({ plays: 1, 'jumps of the clock': cell.way.length })
})

test('each of them is a scenario', () => noteFigures({ scenarios: limits.length }))
