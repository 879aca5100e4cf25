/**
 * The control of `kills`: PostgreSQL may answer before its log is written, as no installation of Arriero lets it. The same
 * run must report losses, or it could not see any.
 */
import { killRun } from './kill/run.ts'
import { killCycles } from './settings.ts'

/** The writer of the log sleeps for long: what it has not written when all is killed is gone. */
const forgetful = { synchronous_commit: 'off', wal_writer_delay: '10s', wal_writer_flush_after: '1GB' }

const cycles = Math.min(killCycles, 10)
console.log('kill -9 of PostgreSQL that answers before it has written')
const told = await killRun({ kind: 'postgres', cycles, settings: forgetful })
const losing = told.filter(({ lost, refusals }) => lost > 0 || refusals.length > 0).length
const { lost } = told.at(-1) ?? { lost: 0 }
console.log(
  `${told.length} cycles, ${losing} of them with losses, ${lost} acknowledged writes missing at the end`,
)
console.log(
  lost > 0 ? 'the control sees losses, as it must' : 'THE CONTROL SEES NO LOSS: the kill runs prove nothing',
)
process.exit(lost > 0 ? 0 : 1)
