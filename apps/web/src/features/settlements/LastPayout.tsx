import type { Payout } from '@arriero/contract/money/settlement-shapes'
import { formatDate, formatMoney, formatPercent } from '#shared/format.ts'
import { settlementsTexts } from './settlements.texts.ts'
import styles from './settlements.module.css'

const texts = settlementsTexts.last
const basisPoints = 100

const signed = (amount: number, words: string): string => (amount > 0 ? `+${words}` : words)

/** `+$250.000 (+12,5 %) frente al último, 3 Oct 2026`; of who was never paid that it is the first. */
export const lastWords = (last: Payout['last']): string => {
  if (last === null) return texts.first
  const { difference, share, paidAt } = last
  if (difference === 0) return texts.same(formatDate(paidAt))
  const money = signed(difference, formatMoney(difference))
  return texts.differs(
    money,
    signed(share, formatPercent(Math.round(share * basisPoints))),
    formatDate(paidAt),
  )
}

/** How far this is from what its carrier was paid last. */
export const LastPayout = ({ last }: Pick<Payout, 'last'>) => (
  <small className={styles.muted} data-unusual={last?.isUnusual || undefined}>
    {lastWords(last)}
    {last?.isUnusual && <strong> {texts.unusual}</strong>}
  </small>
)
