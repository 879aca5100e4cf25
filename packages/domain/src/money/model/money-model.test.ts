/**
 * Model-based: whatever is done to a service and its money, in whatever order, the books hold after every act. Ten thousand sequences:
 * `PROPERTY_RUNS=10000 npx vitest run --project packages packages/domain/src/money/model`. Security T1.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allCommands, seen } from './commands.fixture.ts'
import { begin, stages } from './stages.fixture.ts'

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 1_500)
const longest = 60

test(
  `over ${numRuns} sequences of acts no peso is lost, doubled or invented`,
  () => {
    const way = fc.record({
      isOffered: fc.boolean(),
      said: fc.constantFrom('AUTHORISED' as const, 'CAPTURED' as const),
    })
    const sequences = fc.commands(allCommands, { maxCommands: longest, size: 'max' })
    fc.assert(
      fc.property(fc.constantFrom(...stages), way, sequences, (stage, how, acts) => {
        fc.modelRun(() => begin(stage, how), acts)
      }),
      { numRuns },
    )
  },
  60_000 + numRuns * 20,
)

const allActs =
  'accept acceptCounter advance assign cancel changeRates closeCancelled closeFinished counter create finish'
    .concat(
      ' inFinish inPosition insure notice offer payOut payRefund rate release startPayment take tripStart wait',
    )
    .split(' ')

test('the sequences did everything there is to do, and were refused what may not be', () => {
  const undone = Object.entries(seen).filter(([, { done }]) => done === 0)
  expect(undone).toEqual([])
  expect(Object.keys(seen).toSorted()).toEqual(allActs.toSorted())
  for (const act of ['cancel', 'payOut', 'advance', 'payRefund', 'startPayment'])
    expect(seen[act]?.refused, act).toBeGreaterThan(0)
})
