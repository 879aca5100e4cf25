/** Addresses of accounting's sections and of what stands behind a figure. */
import type { Account, JournalEvent } from '@arriero/domain/money/journal'
import { paths } from '#shared/paths.ts'

interface Behind {
  account?: Account
  kind?: JournalEvent
  from?: string | undefined
  to?: string | undefined
}

const entries = `${paths.accounting}/libro/asientos`

export const accountingPaths = {
  table: paths.accounting,
  ledger: `${paths.accounting}/libro`,
  entries,
  reconciliation: `${paths.accounting}/conciliacion`,
  /** The entries a figure is the sum of. */
  entriesOf: (behind: Behind): string => {
    const query = new URLSearchParams(
      Object.entries(behind).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
    )
    return `${entries}?${query.toString()}`
  },
  /** The services on which an account is not at zero. */
  standing: (account: Account): string => `${paths.accounting}?standing=${account}`,
} as const
