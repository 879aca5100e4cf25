import { errorTexts } from '@arriero/contract/es/errors'
import { maskedAccount } from '@arriero/contract/es/settlement'
import type { Payout } from '@arriero/contract/money/settlement-shapes'
import { formatMoney } from '#shared/format.ts'
import { settlementsTexts } from './settlements.texts.ts'
import styles from './settlements.module.css'

const texts = settlementsTexts.since

type Seen = Pick<Payout, 'state' | 'since' | 'net' | 'pay' | 'hold'>

const accountOf = (pay: { bank: string; accountNumber: string } | null): string =>
  pay ? `${pay.bank} ${maskedAccount(pay.accountNumber)}` : texts.noAccount

/** What is other than the first person saw it, a line for each; nobody could have settled it while it was held. */
export const changesOf = ({ state, since, net, pay, hold }: Seen): string[] => {
  if (state !== 'batched' && state !== 'confirming') return []
  return [
    ...(since?.net === null || since?.net === undefined
      ? []
      : [texts.net(formatMoney(net), formatMoney(since.net))]),
    ...(since?.pay ? [texts.account(accountOf(pay), accountOf(since.pay))] : []),
    ...(hold ? [texts.held(errorTexts[hold])] : []),
  ]
}

/** What changed since somebody settled a payout; nothing where nothing did. */
export const SinceSettled = ({ payout }: { payout: Seen }) => {
  const changes = changesOf(payout)
  if (changes.length === 0) return null
  return (
    <ul className={styles.since} aria-label={texts.title}>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  )
}
