/** Screen, file and journal of many random histories of money, at full length: apps/api/src/stories/money/counted-money.test.ts. */
import { runApiTests } from './load/api-tests.ts'
import { countedHistories } from './settings.ts'

process.exit(
  await runApiTests(['apps/api/src/stories/money/counted-money.test.ts'], {
    COUNTED_HISTORIES: String(countedHistories),
  }),
)
