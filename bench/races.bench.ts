/** The races of apps/api/src/races at full length: 2, 8 and 32 at once, 200 rounds each. Prints who won how often. */
import { runApiTests } from './load/api-tests.ts'
import { raceRounds } from './settings.ts'

process.exit(await runApiTests(['apps/api/src/races'], { RACE_ROUNDS: String(raceRounds) }))
