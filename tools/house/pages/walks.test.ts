// docs/walks.md names for each thing that people met a test, and the test is there.
import { describe, expect, test } from 'vitest'
import { plant, readSources } from '../reading/source.ts'
import { missingIn, readWalks, walkFaults, walksIn } from './walks.ts'

test('what people met is looked for in tests that are there', () => {
  const walks = readWalks()
  expect(missingIn(walks)).toEqual([])
  expect(walkFaults(walks, readSources())).toEqual([])
})

const story = plant('e2e/door.story.ts', `test('the door opens', () => expect(door).toBe('open'))`)
const rowOf = (finding: string, proof: string) => `| ${finding} | The door was shut. | ${proof} |`

describe('a planted fault is found:', () => {
  test.each([
    ['a row without a test', [rowOf('A1', '')]],
    ['a test that is not there', [rowOf('A1', '`e2e/door.story.ts` «the door shuts»')]],
    ['a file that is not there', [rowOf('A1', '`e2e/gate.story.ts` «the door opens»')]],
    [
      'a row twice',
      [
        rowOf('A1', '`e2e/door.story.ts` «the door opens»'),
        rowOf('A1', '`e2e/door.story.ts` «the door opens»'),
      ],
    ],
  ])('%s', (_, rows) => {
    expect(walkFaults(walksIn(rows.join('\n')), [story])).toHaveLength(1)
  })

  test('a number without a row', () => {
    const others = readWalks().filter(({ finding }) => finding !== 'B7')
    expect(missingIn(others)).toEqual(['docs/walks.md: B7 has no row'])
  })

  test('and an honest row passes', () => {
    const walks = walksIn(rowOf('A1', '`e2e/door.story.ts` «the door opens»'))
    expect(walks).toEqual([{ finding: 'A1', seen: [{ in: 'e2e/door.story.ts', as: 'the door opens' }] }])
    expect(walkFaults(walks, [story])).toEqual([])
  })

  test('a test that runs on some machines only, once for each of its rows, is one too', () => {
    const doors = plant(
      'e2e/doors.story.ts',
      `test.runIf(isNight).each(['red', 'blue'])('the %s door opens', (door) => expect(door).toBe('open'))`,
    )
    const faultsOf = (title: string) =>
      walkFaults(walksIn(rowOf('A1', `\`e2e/doors.story.ts\` «${title}»`)), [doors])
    expect(faultsOf('the blue door opens')).toEqual([])
    expect(faultsOf('the green door opens')).toHaveLength(1)
  })
})
