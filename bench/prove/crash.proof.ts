import { plantedRefunds } from '../kill/giving-planted.ts'
import { killRun, type Kind, type Scene, type Told } from '../kill/run.ts'
import { bar, none, type Figure, type Part, type Planted, type Proof } from './proof.ts'

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
/** Of all three kinds by turns, while money goes back. */
const refundKills = bar(60, 'PROVE_CRASH_REFUNDS')
const kinds = ['server', 'postgres', 'both'] as const

const faultsOf = (what: string, told: readonly Told[]): string[] =>
  told.flatMap(({ lost, faults, refusals }, at) =>
    [...(lost > 0 ? [`${lost} acknowledged writes lost`] : []), ...faults, ...refusals].map(
      (fault) => `kill ${at + 1} ${what}: ${fault}`,
    ),
  )

const mostLost = (told: readonly Told[]) => Math.max(0, ...told.map(({ lost }) => lost))

/** The last look is at the end, once everything has settled. */
const refundsRun = async (): Promise<Proof> => {
  console.log('kill -9 while money goes back')
  let planted: Planted[] = []
  const after = async (scene: Scene) => {
    planted = await plantedRefunds(scene)
  }
  const cycles = refundKills.asked
  const told = cycles === 0 ? [] : await killRun({ kinds, cycles, hasRefunds: true, after })
  return {
    figures: [
      {
        says: 'kills of either and both, by turns, while money goes back',
        value: Math.max(0, told.length - 1),
        least: refundKills,
      },
      { says: 'refunds acknowledged meanwhile', value: told.at(-1)?.refunds ?? 0 },
      none('of them lost', mostLost(told)),
      none('given back twice, too much or not, or not as the books say', faultsOf('', told).length),
    ],
    faults: faultsOf('while money goes back', told),
    planted,
  }
}

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
    'After each kill everything acknowledged is there, nothing is there twice, the books come to zero and the invariants of `apps/api/src/races` hold. ' +
    'Then the same while what was paid is cancelled and staff gives it back, whole and in two parts, through a gateway that outlives the kills and answers, is silent, late or on its way by turns: ' +
    'of no payment goes back more than is due, and once all has settled just that has gone back, once, and stands so in the books.',
  run: async () => {
    const figures: Figure[] = []
    const faults: string[] = []
    let lost = 0
    for (const kind of kinds) {
      console.log(`kill -9 ${names[kind]}`)
      const told = kills[kind].asked === 0 ? [] : await killRun({ kinds: [kind], cycles: kills[kind].asked })
      figures.push(
        { says: `kills ${names[kind]}`, value: told.length, least: kills[kind] },
        { says: `writes acknowledged meanwhile`, value: told.at(-1)?.acknowledged ?? 0 },
      )
      lost += mostLost(told)
      faults.push(...faultsOf(names[kind], told))
    }
    const given = await refundsRun()
    const missing = await control()
    return {
      figures: [
        ...figures,
        none('acknowledged writes lost', lost),
        none('doubled, halved or askew', faults.length),
        ...given.figures,
      ],
      faults: [...faults, ...given.faults],
      planted: [
        ...given.planted,
        {
          fault: 'a PostgreSQL that answers before it has written',
          isFound: missing > 0,
          told: `${missing} acknowledged writes missed in ${controlCycles} kills`,
        },
      ],
    }
  },
}
