/** Random acts of random people over HTTP, at full length: 1,000 sequences, each judged by the table of states and by its money. */
import { runApiTests } from './load/api-tests.ts'
import { actSequences } from './settings.ts'

const startedAt = performance.now()
const code = await runApiTests(['apps/api/src/stories/money/random-acts.test.ts'], {
  ACT_SEQUENCES: String(actSequences),
})
const minutes = (performance.now() - startedAt) / 60_000
console.log(
  `\n${actSequences} sequences in ${minutes.toFixed(1)} minutes: ${code === 0 ? 'no fault' : 'with a fault'}`,
)
process.exit(code)
