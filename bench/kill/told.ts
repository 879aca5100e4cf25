/** What the kills of a run come to, for a page. */
import { bar, none, type Figure, type Planted } from '../prove/proof.ts'
import type { Told } from './run.ts'

/** As long as callers have patience for one answer. */
const endedWithinS = 30

const sum = (told: readonly Told[], count: (one: Told) => number): number =>
  told.reduce((all, one) => all + count(one), 0)

/** @param what they were, in the words of the page */
export const faultsOf = (what: string, told: readonly Told[]): string[] =>
  told.flatMap(({ lost, faults, refusals, unforced }, at) =>
    [
      ...(lost > 0 ? [`${lost} acknowledged writes lost`] : []),
      ...faults,
      ...refusals,
      ...unforced.map((answer) => `answered ${answer}, and no kill forced it`),
    ].map((fault) => `kill ${at + 1} ${what}: ${fault}`),
  )

/** Of a page of kills: what was answered, and whether all of it was. */
export const answersOf = (told: readonly Told[]): Figure[] => [
  { says: 'answers that were judged', value: sum(told, ({ heard }) => heard), least: bar(1) },
  none(
    'answers of 500 and more that no kill forced',
    sum(told, ({ unforced }) => unforced.length),
  ),
  {
    says: 'from a kill until all that was begun had its answer, at most',
    value: Math.max(0, ...told.map(({ endedMs }) => endedMs)) / 1_000,
    unit: 's',
    most: bar(endedWithinS),
  },
]

export const wrongOf = (told: readonly Told[]): number =>
  sum(told, ({ faults, refusals }) => faults.length + refusals.length)

export const plantedAnswersOf = (unforced: readonly string[]): Planted => ({
  fault: 'an answer of 500 during a kill, and one of 503 long after it',
  isFound: unforced.length === 2,
  told: unforced.join('; '),
})

export const mostLost = (told: readonly Told[]) => Math.max(0, ...told.map(({ lost }) => lost))
