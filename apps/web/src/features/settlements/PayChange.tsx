import type { Payout } from '@arriero/contract/money/settlement-shapes'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatDay } from '#shared/format.ts'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { settlementsTexts } from './settlements.texts.ts'
import styles from './settlements.module.css'

const texts = settlementsTexts.payChange

/** Whoever pays reads that the account is new, before the money is gone. */
export const PayChange = ({ change }: { change: Payout['payChange'] }) => {
  if (change === null) return null
  const day = formatDay(bogotaDay(new Date(change.at)))
  return (
    <span className={styles.changed} role="note">
      <Icon name="alert" sizePx={14} />
      {change.isOld ? texts.old(day) : texts.current(day)}
    </span>
  )
}
