import type { CarrierDebt } from '@arriero/contract/money/settlement-shapes'
import { formatDate, formatShortId } from '#shared/format.ts'
import { placeLines } from '@arriero/domain/places/place-name'
import { Card } from '#shared/plain/Card.tsx'
import { Statement } from '#shared/plain/values/Statement.tsx'
import { settlementsTexts } from './settlements.texts.ts'
import styles from './settlements.module.css'

const texts = settlementsTexts.settlement

const linesOf = ({ value, recovered, left }: CarrierDebt) => [
  { what: texts.debtValue, amountPesos: value },
  ...(recovered > 0 ? [{ what: texts.debtRecovered, amountPesos: 0 - recovered }] : []),
  { what: texts.debtLeft, amountPesos: left, isTotal: true },
]

interface DebtsCardProps {
  debts: readonly CarrierDebt[]
  /** The carrier reads it himself; else staff reads it of him. */
  isOwn: boolean
}

/** What a carrier owes for services that were cancelled after he was advanced money for them. */
export const DebtsCard = ({ debts, isOwn }: DebtsCardProps) => (
  <Card title={texts.debts}>
    <p className={styles.muted}>{texts.debtsHelp[isOwn ? 'own' : 'other']}</p>
    <ul className={styles.items}>
      {debts.map((debt) => (
        <li key={debt.order} className={styles.item}>
          <strong>
            {texts.debtOf(formatShortId(debt.order))} · {formatDate(debt.createdAt)}
          </strong>
          <span className={styles.muted}>
            {placeLines(debt.origin).town} → {placeLines(debt.destination).town}
          </span>
          <Statement caption={texts.debtOf(formatShortId(debt.order))} lines={linesOf(debt)} />
        </li>
      ))}
    </ul>
  </Card>
)
