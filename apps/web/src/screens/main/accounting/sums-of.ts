import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'

type Figures = ReplyOf<typeof api.accounting.figures>['accounts']

type Sides = Pick<Figures[number], 'debit' | 'credit'>

/** Debits and credits of some accounts; of some events only where `kinds` names any. */
export const sumsOf = (
  figures: Figures,
  { accounts, kinds }: { accounts: readonly string[]; kinds: readonly string[] },
): Sides => {
  const parts: Sides[] = figures
    .filter(({ account }) => accounts.includes(account))
    .flatMap((figure): Sides[] =>
      kinds.length === 0 ? [figure] : figure.kinds.filter(({ kind }) => kinds.includes(kind)),
    )
  return {
    debit: parts.reduce((sum, { debit }) => sum + debit, 0),
    credit: parts.reduce((sum, { credit }) => sum + credit, 0),
  }
}
