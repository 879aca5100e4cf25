import type { OwnPayout } from '@arriero/contract/money/settlement-shapes'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { payoutStanding } from './payout-standing.ts'
import styles from './settlements.module.css'

interface PayoutStandingProps {
  payout: OwnPayout
  /** Shows the reason below the word. */
  hasDetail?: boolean
  /** The reader is the carrier who is paid. */
  isOwn?: boolean
}

export const PayoutStanding = ({ payout, hasDetail = false, isOwn = false }: PayoutStandingProps) => {
  const { tone, word, detail } = payoutStanding(payout, isOwn)
  return (
    <>
      <StateTag tone={tone}>{word}</StateTag>
      {hasDetail && detail && <small className={styles.muted}>{detail}</small>}
    </>
  )
}
