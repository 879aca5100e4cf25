import { diskRun } from './run.ts'
import { whyNoVolume } from './volume.ts'
console.log(await whyNoVolume())
const all = ['full', 'read-only', 'standing still'] as const
const what = process.argv[2] as 'files' | 'database'
const settings =
  process.argv[3] === 'forgetful'
    ? { synchronous_commit: 'off', wal_writer_delay: '10s', wal_writer_flush_after: '1GB' }
    : undefined
console.log(
  await diskRun({ where: what, ills: settings ? ['full', 'full'] : all, ...(settings && { settings }) }),
)
process.exit(0)
