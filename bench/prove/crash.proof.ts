import { killRun, type Kind, type Told } from '../kill/run.ts'
import { plantedAnswers } from '../kill/answers.ts'
import { answersOf, faultsOf, mostLost, plantedAnswersOf, wrongOf } from '../kill/told.ts'
import { bar, none, type Bar, type Figure, type Part } from './proof.ts'

/** The writer of the log sleeps for long: what it has not written when all is killed is gone. No installation of Arriero may run so. */
const forgetful = { synchronous_commit: 'off', wal_writer_delay: '10s', wal_writer_flush_after: '1GB' }
const controlCycles = 10

const names: Record<Kind, string> = {
  server: 'of the server',
  postgres: 'of PostgreSQL, all its processes at once',
  both: 'of both at once',
}

const kills = {
  server: bar(200, 'PROVE_CRASH_SERVER'),
  postgres: bar(100, 'PROVE_CRASH_DATABASE'),
  both: bar(50, 'PROVE_CRASH_BOTH'),
}
/** Of a run with fewer kills as many fewer. */
const writesOfKill = 90
const allWrites = bar(kills.postgres.usual * writesOfKill, 'PROVE_CRASH_WRITES')
const share = Math.min(1, kills.postgres.asked / kills.postgres.usual)
const writes: Bar = { ...allWrites, asked: allWrites.asked * share }
const kinds = ['server', 'postgres', 'both'] as const

/** How many were gone that had been acknowledged: the control must see some. */
const control = async (): Promise<number> => {
  console.log('control: PostgreSQL that answers before it has written')
  const told = await killRun({ kinds: ['postgres'], cycles: controlCycles, settings: forgetful })
  return told.reduce((sum, { lost, refusals }) => sum + lost + refusals.length, 0)
}

export const part: Part = {
  title: 'Crash: kill -9 under eight writers',
  proves:
    'Clients ask, carriers take, clients pay and the gateway tells, each step repeated with its key until it is answered; in the midst the server, PostgreSQL or both are killed (`bench/kill`). ' +
    'After each kill everything acknowledged is there, nothing is there twice, the books come to zero and the invariants of `apps/api/src/races` hold.',
  run: async () => {
    const figures: Figure[] = []
    const faults: string[] = []
    const all: Told[] = []
    let lost = 0
    for (const kind of kinds) {
      console.log(`kill -9 ${names[kind]}`)
      const cycles = kills[kind].asked
      const isCounted = kind === 'postgres'
      const leastWrites = isCounted ? writes.asked / Math.max(1, cycles) : 0
      const told = cycles === 0 ? [] : await killRun({ kinds: [kind], cycles, leastWrites })
      figures.push(
        { says: `kills ${names[kind]}`, value: told.length, least: kills[kind] },
        {
          says: `writes acknowledged meanwhile`,
          value: told.at(-1)?.acknowledged ?? 0,
          ...(isCounted && { least: writes }),
        },
      )
      all.push(...told)
      lost += mostLost(told)
      faults.push(...faultsOf(names[kind], told))
    }
    const missing = await control()
    return {
      figures: [
        ...figures,
        none('acknowledged writes lost', lost),
        none('doubled, halved or askew', wrongOf(all)),
        ...answersOf(all),
      ],
      faults,
      planted: [
        {
          fault: 'a PostgreSQL that answers before it has written',
          isFound: missing > 0,
          told: `${missing} acknowledged writes missed in ${controlCycles} kills`,
        },
        plantedAnswersOf(await plantedAnswers()),
      ],
    }
  },
}
