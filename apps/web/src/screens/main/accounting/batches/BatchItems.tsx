import { maskedAccount } from '@arriero/contract/es/settlement'
import { isPending } from '@arriero/domain/money/payouts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { CheckAccount } from '#features/settlements/CheckAccount.tsx'
import { LastPayout } from '#features/settlements/LastPayout.tsx'
import { moneyPaths } from '#features/settlements/money-paths.ts'
import { PayChange } from '#features/settlements/PayChange.tsx'
import { PayoutStanding } from '#features/settlements/PayoutStanding.tsx'
import { refreshMoney } from '#features/settlements/refresh-money.ts'
import styles from '#features/settlements/settlements.module.css'
import { SinceSettled } from '#features/settlements/SinceSettled.tsx'
import { formatMoney, formatShortId } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Money } from '#shared/plain/values/Money.tsx'
import { batchesTexts as texts } from './batches.texts.ts'
import type { WholeBatch } from './whole-batch.ts'
import own from './batches.module.css'

type Item = WholeBatch['items'][number]

const amounts = ['gross', 'withheld', 'advances', 'deducted', 'net'] as const

/** What one carrier is paid on one account, line by line; both people read the same. */
const Sums = ({ items }: { items: readonly Item[] }) => (
  <dl className={own.sums}>
    {amounts.map((key) => {
      const amount = items.reduce((sum, item) => sum + item[key], 0)
      const isTakenOff = key !== 'gross' && key !== 'net'
      return (
        <div key={key}>
          <dt>{texts.sums[key]}</dt>
          <dd className="tabular">{formatMoney(isTakenOff ? 0 - amount : amount)}</dd>
        </div>
      )
    })}
  </dl>
)

/** All but the last four digits, unless somebody asks for them. */
const numberOf = (accountNumber: string, isOpen: boolean): string =>
  isOpen ? accountNumber : maskedAccount(accountNumber)

const Account = ({ item, isOpen }: { item: Item; isOpen: boolean }) => {
  const client = useQueryClient()
  const { carrier, pay, payChange, last, hold } = item
  return (
    <div>
      <strong>{carrier.name}</strong>
      <small className={styles.muted}>{texts.holder(carrier.identification)}</small>
      {pay && (
        <small className={styles.muted}>
          {texts.bankOf(pay.bank, pay.bankCode || texts.noCode)} · {pay.accountType}{' '}
          <span className="tabular">{numberOf(pay.accountNumber, isOpen)}</span>
        </small>
      )}
      <PayChange change={payChange} last={last} />
      {hold === 'payout.account_changed' && (
        <CheckAccount
          carrierId={carrier._id}
          phone={payChange?.cellPhone ?? null}
          onDone={() => refreshMoney(client)}
        />
      )}
    </div>
  )
}

const Line = ({ item }: { item: Item }) => (
  <li>
    <Link to={moneyPaths.payout(item._id)} aria-label={texts.open(formatShortId(item.order))}>
      <code className="tabular">{formatShortId(item.order)}</code>
    </Link>
    <span>
      {isPending(item.state) && <LastPayout last={item.last} />}
      <SinceSettled payout={item} />
    </span>
    <span>
      <PayoutStanding payout={item} hasDetail />
    </span>
    <Money pesos={item.net} />
  </li>
)

const keyOf = ({ carrier, pay }: Item): string => JSON.stringify([carrier._id, pay])

/** Where the payments of a batch go, by carrier and account: whoever approves it answers for that. */
export const BatchItems = ({ items }: Pick<WholeBatch, 'items'>) => {
  const [isOpen, setOpen] = useState(false)
  const groups = [...Map.groupBy(items, keyOf)]
  return (
    <div>
      {items.some(({ pay }) => pay) && (
        <Button size="small" aria-pressed={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.hideNumbers : texts.showNumbers}
        </Button>
      )}
      <ul className={own.groups} aria-label={texts.items}>
        {groups.map(([key, [first, ...rest]]) => {
          if (!first) return null
          const group = [first, ...rest]
          return (
            <li key={key} className={own.carrier}>
              <Account item={first} isOpen={isOpen} />
              <Sums items={group} />
              <ul className={own.items} aria-label={texts.ofCarrier(first.carrier.name)}>
                {group.map((item) => (
                  <Line key={item._id} item={item} />
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
