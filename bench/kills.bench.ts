/** kill -9 of the server, and of the whole PostgreSQL, under clients who pay: nothing acknowledged is lost, nothing happens twice. */
import { killRun, type Told } from './kill/run.ts'
import { killCycles } from './settings.ts'

const isClean = ({ lost, faults, refusals }: Told) =>
  lost === 0 && faults.length === 0 && refusals.length === 0

let failed = 0
for (const kind of ['server', 'postgres'] as const) {
  console.log(`\nkill -9 of ${kind === 'server' ? 'the server' : 'PostgreSQL, all of it'}`)
  const told = await killRun({ kind, cycles: killCycles })
  const bad = told.filter((cycle) => !isClean(cycle)).length
  const { acknowledged } = told.at(-1) ?? { acknowledged: 0 }
  console.log(`${told.length} cycles, ${acknowledged} acknowledged, ${bad} cycles with a fault`)
  failed += bad
}
process.exit(failed === 0 ? 0 : 1)
