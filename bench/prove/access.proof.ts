import { bar, none, type Part } from './proof.ts'
import { runTests } from './tests.ts'

/** As many are known: a list of them that has shrunk proves less. */
const holesLeast = 300

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
