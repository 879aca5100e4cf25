import type { Payout } from '@arriero/contract/money/settlement-shapes'
import { maskedAccount } from '@arriero/contract/es/settlement'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatDate, formatDay } from '#shared/format.ts'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { settlementsTexts } from './settlements.texts.ts'
import styles from './settlements.module.css'

const texts = settlementsTexts.payChange

type Change = NonNullable<Payout['payChange']>

const sentence = ({ at, isOld, checked }: Change): string => {
  const day = formatDay(bogotaDay(new Date(at)))
  if (isOld) return texts.old(day)
  return checked ? texts.checked(day, checked.by.name, formatDate(checked.at)) : texts.current(day)
}

interface PayChangeProps {
  change: Payout['payChange']
  /** Where he was paid last: what the new account is held against. */
  last?: Payout['last']
}

/** Whoever pays reads that the account is new, before the money is gone, and on what it rests that it is his. */
export const PayChange = ({ change, last = null }: PayChangeProps) => {
  if (change === null) return null
  return (
    <span className={styles.changed} role="note">
      <Icon name="alert" sizePx={14} />
      <span>
        {sentence(change)}
        {change.checked && <small className={styles.muted}>{texts.note(change.checked.note)}</small>}
        {last?.pay && (
          <small className={styles.muted}>
            {texts.before(
              `${last.pay.bank} ${maskedAccount(last.pay.accountNumber)}`,
              formatDate(last.paidAt),
            )}
          </small>
        )}
      </span>
    </span>
  )
}
