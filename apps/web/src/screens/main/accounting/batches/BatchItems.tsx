import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { PayChange } from '#features/settlements/PayChange.tsx'
import { PayoutStanding } from '#features/settlements/PayoutStanding.tsx'
import styles from '#features/settlements/settlements.module.css'
import { formatShortId } from '#shared/format.ts'
import { Money } from '#shared/plain/Money.tsx'
import { moneyPaths } from '#features/settlements/money-paths.ts'
import { batchesTexts as texts } from './batches.texts.ts'
import type { WholeBatch } from './whole-batch.ts'
import own from './batches.module.css'

type Item = WholeBatch['items'][number]

/** All but the last four, unless somebody asks for them: people stand behind a screen. */
const numberOf = (accountNumber: string, isOpen: boolean): string =>
  isOpen ? accountNumber : `•••• ${accountNumber.slice(-4)}`

const Account = ({ item: { carrier, pay, payChange }, isOpen }: { item: Item; isOpen: boolean }) => (
  <span>
    {carrier.name}
    <small className={styles.muted}>{texts.holder(carrier.identification)}</small>
    {pay && (
      <small className={styles.muted}>
        {texts.bankOf(pay.bank, pay.bankCode || texts.noCode)} · {pay.accountType}{' '}
        <span className="tabular">{numberOf(pay.accountNumber, isOpen)}</span>
      </small>
    )}
    <PayChange change={payChange} />
  </span>
)

/** Where each payment of a batch goes: whoever approves it answers for that. */
export const BatchItems = ({ items }: Pick<WholeBatch, 'items'>) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      {items.some(({ pay }) => pay) && (
        <Button size="small" aria-pressed={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.hideNumbers : texts.showNumbers}
        </Button>
      )}
      <ul className={own.items} aria-label={texts.items}>
        {items.map((item) => (
          <li key={item._id}>
            <Link to={moneyPaths.payout(item._id)} aria-label={texts.open(formatShortId(item.order))}>
              <code className="tabular">{formatShortId(item.order)}</code>
            </Link>
            <Account item={item} isOpen={isOpen} />
            <PayoutStanding payout={item} />
            <Money pesos={item.net} />
          </li>
        ))}
      </ul>
    </div>
  )
}
