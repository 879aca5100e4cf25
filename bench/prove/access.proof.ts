import { bar, none, type Part } from './proof.ts'
import { runTests } from './tests.ts'

/** As many are known: a list of them that has shrunk proves less. */
const holesLeast = 300
/** Of mass assignment: docs/proof/README.md, F3.4. */
const fieldsLeast = 150
/** As the probes tell them (`apps/api/src/access/probe.fixture.ts`). */
const kinds = ['functions and objects', 'fields', 'states', 'two ids', 'tokens', 'holes made on purpose']

export const part: Part = {
  title: 'Access: who may do what, with what',
  proves:
    'Every row of the matrix kept by hand (`apps/api/src/access`; Security B2 to B7): functions and objects, fields read and written, states, two ids in one call, sockets. ' +
    'Who may not is refused, whatever object of whatever kind he names and whatever dead token he brings, and what is refused changes no row and tells nobody.',
  run: async () => {
    const { passed, faults, figure } = await runTests({
      files: ['apps/api/src/access'],
      env: { ARRIERO_LONG: '1' },
    })
    const holes = figure('planted: holes')
    const isMissed = faults.some((fault) => fault.startsWith('planted.test.ts'))
    return {
      figures: [
        { says: 'calls', value: figure('calls'), least: bar(40_000) },
        ...kinds.map((kind) => ({
          says: `of them about ${kind}`,
          value: figure(`calls: ${kind}`),
          least: bar(1),
        })),
        {
          says: 'fields sent that nobody may write',
          value: figure('fields that nobody may write'),
          least: bar(fieldsLeast),
        },
        { says: 'rows and rules that hold', value: passed },
        none('that do not hold', faults.length),
        none('answers of 500 and more', figure('answers of 500 and more')),
      ],
      faults,
      planted: [
        {
          fault: 'each gate, scope, shared path and signature left out, one after the other',
          isFound: holes >= holesLeast && !isMissed,
          told: `${holes} holes, ${isMissed ? 'not all' : 'each'} found`,
        },
      ],
    }
  },
}
