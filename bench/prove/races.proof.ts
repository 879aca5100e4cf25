import { bar, none, type Part } from './proof.ts'
import { runTests } from './tests.ts'

const variable = 'PROVE_RACES'
/** Of one round of everything: each race and each pair of acts in each state, 2, 8 and 32 at once. */
const requestsOfRound = 28_200

export const part: Part = {
  title: 'Races: at the same moment',
  proves:
    'Every two acts in every state of a service in which both may happen, and the races told in `apps/api/src/races`, 2, 8 and 32 at once, the last bytes of all requests released together (Security S1 to S8, T2). ' +
    'What comes of it is what comes of them one after the other; losers read why; the invariants of services, money and books hold after each.',
  run: async () => {
    const requests = bar(100_000, variable)
    const { passed, faults, figure } = await runTests({
      files: ['apps/api/src/races'],
      env: { RACE_ROUNDS: String(Math.max(1, Math.ceil(requests.asked / requestsOfRound))) },
    })
    const careless = figure('planted: careless takes')
    return {
      figures: [
        { says: 'racing requests', value: figure('racing requests'), least: requests },
        { says: 'rounds', value: figure('rounds of races') },
        { says: 'races and pairs that hold', value: passed },
        none('that do not hold', faults.length),
      ],
      faults,
      planted: [
        {
          fault: 'a take that reads and then writes, 2, 8 and 32 at once',
          isFound: careless === 3,
          told: `${careless} of 3 caught within ten rounds`,
        },
        {
          fault: 'an outcome that no sequence of two acts leads to',
          isFound: figure('planted: impossible outcomes') === 1,
          told: 'told with the outcome',
        },
      ],
    }
  },
}
