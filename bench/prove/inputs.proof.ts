import { bar, none, type Part } from './proof.ts'
import { runTests } from './tests.ts'

const variable = 'PROVE_INPUTS'

export const part: Part = {
  title: 'Inputs: whatever is sent',
  proves:
    'Inputs generated from the schemas of the contract, valid ones with hostile values put in, one after the other on services that move on meanwhile (`apps/api/src/access/inputs`; Security (d)). ' +
    'No answer is a failure, none tells of the inside, each refusal has a code and a sentence, and what is refused changes no row, tells nobody and starts no job.',
  run: async () => {
    const inputs = bar(100_000, variable)
    const { faults, figure } = await runTests({
      files: ['apps/api/src/access/inputs'],
      env: { [variable]: String(inputs.asked) },
    })
    return {
      figures: [
        { says: 'inputs', value: figure('inputs'), least: inputs },
        { says: 'accepted', value: figure('accepted') },
        { says: 'refused', value: figure('refused') },
        none('answers of 500 and more', figure('failed')),
        none('answers that are wrong in another way, or left a row changed behind a refusal', faults.length),
      ],
      faults,
      planted: [
        {
          fault: 'a handler that stumbles over a text; a refusal that leaves something behind',
          isFound: figure('planted: carelessness') === 2,
          told: `${figure('planted: carelessness')} of 2 found`,
        },
      ],
    }
  },
}
