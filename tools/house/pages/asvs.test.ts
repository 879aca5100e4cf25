// docs/asvs.md answers each requirement of levels 1 and 2 with what can be looked up.
import { describe, expect, test } from 'vitest'
import { plant, readSources } from '../reading/source.ts'
import { asvsLevels } from './asvs-ids.ts'
import { asvsCounts, asvsFaults, asvsRowsIn, asvsShare, readAsvs } from './asvs.ts'

const page = readAsvs()
const rows = asvsRowsIn(page)

test('every requirement of levels 1 and 2 is answered once, by tests and files that are there, or with a reason', () => {
  const faults = asvsFaults(rows, readSources())
  expect(faults, faults.join('\n')).toEqual([])
})

test('there are as many requirements as the standard has: 70 and 183', () => {
  const levels = [...asvsLevels.values()]
  expect([1, 2].map((level) => levels.filter((one) => one === level).length)).toEqual([70, 183])
})

test('the page counts its own answers, and of level 2 no less than 95 % of what applies holds', () => {
  for (const level of [1, 2] as const) expect(page).toContain(asvsCounts(rows, level))
  expect(asvsShare(rows, 2)).toBeGreaterThanOrEqual(0.95)
})

describe('a planted fault is found:', () => {
  const story = plant('e2e/door.story.ts', `test('the door opens', () => expect(door).toBe('open'))`)
  const others = [...asvsLevels].filter(([id]) => id !== '1.2.4')
  const lineOf = (id: string, level: number, answer: string, where: string) =>
    `| v5.0.0-${id} | ${level} | Doors | ${answer} | ${where} |`
  const honest = others.map(([id, level]) => lineOf(id, level, 'holds', '`docs/asvs.md`'))
  const faultsWith = (...lines: string[]) => asvsFaults(asvsRowsIn([...honest, ...lines].join('\n')), [story])
  const good = lineOf('1.2.4', 1, 'holds', '`e2e/door.story.ts` «the door opens»')

  test.each([
    ['one that is not answered', []],
    ['one that is answered twice', [good, good]],
    ['another level', [good.replace('| 1 |', '| 2 |')]],
    ['one that the standard does not have', [good, lineOf('1.2.44', 1, 'holds', '`docs/asvs.md`')]],
    ['another word for an answer', [lineOf('1.2.4', 1, 'partly', '`docs/asvs.md`')]],
    ['an answer without a place', [lineOf('1.2.4', 1, 'holds', 'It holds, as everybody knows.')]],
    ['a file that is not there', [lineOf('1.2.4', 1, 'holds', '`apps/api/src/door.ts`')]],
    ['a test that is not there', [lineOf('1.2.4', 1, 'holds', '`e2e/door.story.ts` «the door shuts»')]],
    ['a refusal without a reason', [lineOf('1.2.4', 1, 'does not apply', '`docs/asvs.md`')]],
    ['a gap without what is left', [lineOf('1.2.4', 1, 'does not hold', 'Later.')]],
  ])('%s', (_, lines) => {
    expect(faultsWith(...lines)).toHaveLength(1)
  })

  test('and honest answers pass', () => {
    expect(faultsWith(good)).toEqual([])
    const reason = 'Nothing in the house has a door of that kind.'
    expect(faultsWith(lineOf('1.2.4', 1, 'does not apply', reason))).toEqual([])
  })
})
