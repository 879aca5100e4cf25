import type { Payout } from '@arriero/contract/money/settlement-shapes'
import { formatMoney } from '#shared/format.ts'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { Money } from '#shared/plain/values/Money.tsx'
import { payoutsTexts } from './payouts.texts.ts'
import styles from './debts.module.css'

const amounts = ['gross', 'withheld', 'advances', 'deducted', 'net'] as const
export type PayoutSum = Record<(typeof amounts)[number], number>

/** Of each the part of its carrier's debt that its list says is what a batch takes of it: so the sum is the batch's. */
export const sumOfPayouts = (payouts: readonly Payout[]): PayoutSum =>
  Object.fromEntries(
    amounts.map((key) => [key, payouts.reduce((sum, payout) => sum + payout[key], 0)]),
  ) as PayoutSum

const texts = payoutsTexts.bulk.sum

const carriersOf = (payouts: readonly Payout[]): number =>
  new Set(payouts.map(({ carrier }) => carrier._id)).size

/** Wants a look before it is paid: a new account, a first payout, or far more than the last. */
const isFlagged = ({ payChange, last }: Payout): boolean =>
  payChange !== null || last === null || last.isUnusual

interface ChosenSumProps {
  payouts: readonly Payout[]
  /** Line by line, where somebody is about to decide. */
  isWhole: boolean
}

/** What the chosen payouts come to, and what of it leaves the bank once all is taken off. */
export const ChosenSum = ({ payouts, isWhole }: ChosenSumProps) => {
  const { gross, withheld, advances, deducted, net } = sumOfPayouts(payouts)
  const flagged = payouts.filter(isFlagged).length
  if (!isWhole)
    return (
      <span className={styles.chosen}>
        <strong className="tabular">{texts.net(formatMoney(net))}</strong>
        <small className="tabular">
          {texts.of(formatMoney(gross))} · {payoutsTexts.bulk.carriers(carriersOf(payouts))}
          {flagged > 0 && ` · ${payoutsTexts.bulk.flagged(flagged)}`}
          {deducted > 0 && ` · ${texts.less(formatMoney(deducted))}`}
        </small>
      </span>
    )
  return (
    <DetailList
      details={[
        { label: texts.gross, value: <Money pesos={gross} /> },
        { label: texts.withheld, value: <Money pesos={0 - withheld} /> },
        { label: texts.advances, value: <Money pesos={0 - advances} /> },
        { label: texts.deducted, value: <Money pesos={0 - deducted} /> },
        { label: texts.toBank, value: <Money pesos={net} isStrong /> },
      ]}
    />
  )
}
