/** Histories of what the gateway answers to refunds at full length: 10,000, with nodes that die in between. */
import { runApiTests } from './load/api-tests.ts'
import { refundHistories } from './settings.ts'

process.exit(
  await runApiTests(['apps/api/src/features/refunds/gateway/gateway-refunds.property.test.ts'], {
    REFUND_HISTORIES: String(refundHistories),
  }),
)
