/** Why a row of the accounting table counts what it counts. Decisions §16. */
import type { AccountingRow } from '@arriero/contract/money/accounting'
import type { MoneyState } from '@arriero/domain/money/earned'
import { formatMoney } from '#shared/format.ts'
import type { StateTone } from '#shared/plain/values/StateTag.tsx'
import { accountingScreenTexts } from './accounting-screen.texts.ts'

const texts = accountingScreenTexts.table.why

export const toneOfMoney: Readonly<Record<MoneyState, StateTone>> = {
  running: 'waiting',
  finished: 'good',
  cancelled: 'off',
  refunded: 'off',
  uncaptured: 'waiting',
  unpaid: 'bad',
}

type Standing = Pick<AccountingRow, 'moneyState' | 'refund' | 'refunded'>

/** What still goes back is said first, whatever else there is. */
export const whyOf = ({ moneyState, refund, refunded }: Standing): string | undefined => {
  const duePesos = (refund ?? 0) - (refunded ?? 0)
  if (duePesos > 0) return texts.due(formatMoney(duePesos))
  if (moneyState === 'running' || moneyState === 'uncaptured' || moneyState === 'unpaid')
    return texts[moneyState]
  return refunded ? texts.back(formatMoney(refunded)) : undefined
}
