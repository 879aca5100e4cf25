/** How much a whole proof of the cluster suffers, and where a run was told to suffer less: it proves less, and says so. */
import { usualKills, usualRestarts } from '../settings.ts'
import { faults, type Fault } from './faults.ts'
import type { Proof } from './report.ts'

/** What no request waits for is killed a fifth as often. */
export const timesOf = ({ isVital }: Pick<Fault, 'isVital'>, kills: number): number =>
  isVital ? kills : Math.max(1, Math.round(kills / 5))

type Suffered = {
  faults: ReadonlyArray<Pick<Proof['faults'][number], 'name' | 'pausesMs'>>
  rolling: Pick<Proof['rolling'], 'rounds'>
}

/** Counts below the bar, and faults that were left out; empty for a whole run. */
export const loweredIn = ({ faults: seen, rolling: { rounds } }: Suffered): string[] => [
  ...faults.flatMap((fault) => {
    const times = seen.find(({ name }) => name === fault.name)?.pausesMs.length ?? 0
    const usual = timesOf(fault, usualKills)
    return times < usual ? [`${fault.name}: ${times} times, the bar is ${usual}`] : []
  }),
  ...(rounds < usualRestarts ? [`rolling restarts: ${rounds}, the bar is ${usualRestarts}`] : []),
]
