/** Addresses of the months of the books, and from what keeps one open to where it is mended. */
import { pendingPayoutStates } from '@arriero/domain/money/payouts'
import { firstDayOf, lastDayOf, type Month, type MonthCheck } from '@arriero/domain/money/closing/months'
import type { Account } from '@arriero/domain/money/journal'
import { accountingPaths } from '#features/accounting/accounting-paths.ts'
import { moneyPaths } from '#features/settlements/money-paths.ts'
import { paths } from '#shared/paths.ts'

/** The chart of accounts, below the months. */
export const chartWord = 'cuentas'

export const closingPaths = {
  chart: `${paths.closings}/${chartWord}`,
  month: (month: Month): string => `${paths.closings}/${month}`,
  /** The entries that an account's figure of the month is the sum of. */
  entriesOf: (month: Month, account: Account): string =>
    accountingPaths.entriesOf({ account, from: firstDayOf(month), to: lastDayOf(month) }),
} as const

const narrowed = (states: readonly string[], month: Month): string =>
  new URLSearchParams([
    ...states.map((state): [string, string] => ['state', state]),
    ['to', lastDayOf(month)],
  ]).toString()

const ways: Record<MonthCheck, (month: Month) => string> = {
  lopsided: () => accountingPaths.reconciliation,
  unmatched: () => accountingPaths.reconciliation,
  uncaptured: () => `${paths.accounting}?payStatus=ACCEPTED`,
  refundsOpen: (month) => `${moneyPaths.refunds}?${narrowed(['due', 'confirming', 'rejected'], month)}`,
  payoutsOpen: (month) => `${moneyPaths.payouts}?${narrowed(pendingPayoutStates, month)}`,
}

export const wayOf = (check: MonthCheck, month: Month): string => ways[check](month)
