/** Notice histories at full length: 10,000 of them, each told in another sequence, with repeats, or as its set. */
import { runApiTests } from './load/api-tests.ts'
import { noticeCases } from './settings.ts'

process.exit(
  await runApiTests(['apps/api/src/features/payments/notices.property.test.ts'], {
    NOTICE_CASES: String(noticeCases),
  }),
)
