/** Ways for a clock to pass what is due: to the second, days and years at once, ahead and back. Security T5. */
import { isShort } from '#testing/form.ts'
import { hourMs } from '../stories/stage.fixture.ts'

export const secondMs = 1_000
export const dayMs = 24 * hourMs
const years = 400 * dayMs

/** `toMs`: where the clock is put, reckoned from the moment that is due. */
export type Step = { toMs: number; isSwept: boolean }

const swept = (...all: number[]): Step[] => all.map((toMs) => ({ toMs, isSwept: true }))
const unswept = (toMs: number): Step[] => [{ toMs, isSwept: false }]

/** For what happens by itself. */
export const ways: Readonly<Record<string, readonly Step[]>> = {
  'to the second': swept(-secondMs, 0, secondMs),
  'a day ahead, back and ahead again': swept(dayMs, -dayMs, 0, dayMs),
  '400 days ahead, back and ahead again': swept(years, -secondMs, 0, years),
  'back between what was asked and the sweep': [...unswept(secondMs), ...swept(-secondMs, 0)],
  'a day at once': swept(dayMs),
  '31 days at once': swept(31 * dayMs),
  '400 days at once': swept(years),
  'a second past, a day back and past again': swept(secondMs, -dayMs, secondMs),
  'a day back first': swept(-2 * dayMs, -secondMs, 0),
  '400 days back first': swept(-years, -secondMs, 0),
  'to and fro': swept(-years, years, -dayMs, dayMs, 0),
}

/** `answer`: whether a door opens afterwards; `either` where an answer is enough. */
export type Trial = { steps: readonly Step[]; answer: 'in' | 'out' | 'either' }

/** For what is good until a moment. */
export const trials: Readonly<Record<string, Trial>> = {
  'a second before': { steps: swept(-secondMs), answer: 'in' },
  'a second after': { steps: unswept(secondMs), answer: 'out' },
  '400 days after': { steps: unswept(years), answer: 'out' },
  '400 days back, and a second after': { steps: swept(-years, secondMs), answer: 'out' },
  'a day after': { steps: swept(dayMs), answer: 'out' },
  '31 days after': { steps: swept(31 * dayMs), answer: 'out' },
  '400 days after, and swept': { steps: swept(years), answer: 'out' },
  '400 days ahead, and back before anybody looked': {
    steps: [...unswept(years), ...unswept(-secondMs)],
    answer: 'in',
  },
  '400 days ahead, swept, and back': { steps: swept(years, -secondMs), answer: 'either' },
  'a day back': { steps: swept(-dayMs), answer: 'either' },
  '400 days back': { steps: swept(-years), answer: 'either' },
}

/** When something falls due. */
const moments: Readonly<Record<string, Date>> = {
  'midnight in Bogotá': new Date('2026-11-26T05:00:00Z'),
  'midnight of UTC': new Date('2026-11-27T00:00:00Z'),
  'the last second of November': new Date('2026-12-01T04:59:59Z'),
  'the last second of the year': new Date('2027-01-01T04:59:59Z'),
  'the end of a February of 28 days': new Date('2027-03-01T04:59:59Z'),
  '29 February': new Date('2028-02-29T15:00:00Z'),
  'the second that 32 bits do not hold': new Date('2038-01-19T03:14:08Z'),
}

/**
 * Cells of a table of tests: of moments and ways every second pair, by turns. In the short form each thing that is due meets one moment, by
 * turns, and the first ways.
 */
export const cellsOf = <Due, Way>(
  dues: readonly Due[],
  given: Readonly<Record<string, Way>>,
  inShort: number,
): { due: Due; moment: string; at: Date; name: string; way: Way }[] => {
  const all = Object.entries(moments)
  const some = Object.entries(given).slice(0, isShort ? inShort : undefined)
  return dues.flatMap((due, index) =>
    all.flatMap(([moment, at], number) =>
      some.flatMap(([name, way], turn) => {
        const isMet = isShort ? number === index % all.length : (index + number + turn) % 2 === 0
        return isMet ? [{ due, moment, at, name, way }] : []
      }),
    ),
  )
}
