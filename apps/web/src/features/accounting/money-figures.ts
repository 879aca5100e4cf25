import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { type Account, type JournalEvent, naturalBalance } from '@arriero/domain/money/journal'
import { accountingPaths } from './accounting-paths.ts'

type Figures = ReplyOf<typeof api.accounting.figures>['accounts']

interface Figure {
  key: 'collected' | 'earned' | 'carriers' | 'refunds' | 'vat' | 'transit'
  pesos: number
  /** Address of the journal entries that this sum is made of. */
  path: string
}

const asked: readonly { key: Figure['key']; account: Account; kind?: JournalEvent }[] = [
  { key: 'collected', account: 'gateway_in_transit', kind: 'payment' },
  { key: 'earned', account: 'platform_revenue' },
  { key: 'carriers', account: 'carrier_payable' },
  { key: 'refunds', account: 'refund_due' },
  { key: 'vat', account: 'vat_payable' },
  { key: 'transit', account: 'gateway_in_transit' },
]

const sumOf = (figures: Figures, { account, kind }: { account: Account; kind?: JournalEvent }): number => {
  const found = figures.find((one) => one.account === account)
  if (!found) return 0
  if (kind === undefined) return found.balance
  const ofKind = found.kinds.find((one) => one.kind === kind)
  return ofKind ? ofKind.debit - ofKind.credit : 0
}

/** The journal in six figures, positive on the side their account usually stands. */
export const moneyFigures = (figures: Figures): Figure[] =>
  asked.map(({ key, ...what }) => ({
    key,
    pesos: naturalBalance(what.account, sumOf(figures, what)),
    path: accountingPaths.entriesOf(what),
  }))
