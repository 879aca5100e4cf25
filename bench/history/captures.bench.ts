/** Equal captures of one payment, and captures of two attempts, 2, 8 and 32 at once, 1,000 rounds each: one pays. Security F2.6. */
import { runApiTests } from '../load/api-tests.ts'
import { captureRounds } from '../settings.ts'

const code = await runApiTests(['apps/api/src/races/money.test.ts', '-t', 'captures'], {
  RACE_ROUNDS: String(captureRounds),
})
console.log(`${code === 0 ? 'PASS' : 'FAIL'}  captures at once, ${captureRounds} rounds each`)
process.exit(code)
