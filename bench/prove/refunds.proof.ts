import { plantedRefunds } from '../kill/giving-planted.ts'
import { killRun, type Scene } from '../kill/run.ts'
import { plantedAnswers } from '../kill/answers.ts'
import { answersOf, faultsOf, mostLost, plantedAnswersOf, wrongOf } from '../kill/told.ts'
import { bar, none, type Part, type Planted } from './proof.ts'

const kills = bar(60, 'PROVE_REFUNDS_KILLS')

export const part: Part = {
  title: 'Refunds: kill -9 while money goes back',
  proves:
    'Eight writers as in `crash`; what was paid is cancelled and staff gives it back, whole and in two parts, through a gateway that outlives the kills and answers, is silent, late or on its way by turns, while ' +
    'the server, PostgreSQL or both are killed (`bench/kill`). Of no payment goes back more than is due, and once all has settled just that has gone back, once, and stands so in the books.',
  run: async () => {
    let planted: Planted[] = []
    const after = async (scene: Scene) => {
      planted = await plantedRefunds(scene)
    }
    const told = await killRun({
      kinds: ['server', 'postgres', 'both'],
      cycles: kills.asked,
      hasRefunds: true,
      after,
    })
    const faults = faultsOf('while money goes back', told)
    return {
      figures: [
        // The last look is at the end, once everything has settled.
        {
          says: 'kills of the server, of PostgreSQL and of both, by turns',
          value: told.length - 1,
          least: kills,
        },
        { says: 'writes acknowledged meanwhile', value: told.at(-1)?.acknowledged ?? 0 },
        { says: 'refunds acknowledged besides', value: told.at(-1)?.refunds ?? 0 },
        none('acknowledged writes lost', mostLost(told)),
        none('given back twice, too much or not, or not as the books say', wrongOf(told)),
        ...answersOf(told),
      ],
      faults,
      planted: [...planted, plantedAnswersOf(await plantedAnswers())],
    }
  },
}
