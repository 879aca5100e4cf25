import { api } from '@arriero/contract'
import { batchesList } from '@arriero/contract/es/lists/payout-batches'
import { useState } from 'react'
import { Link } from 'react-router'
import styles from '#features/settlements/settlements.module.css'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { Button } from '#shared/plain/Button.tsx'
import { DetailList, type Detail } from '#shared/plain/values/DetailList.tsx'
import { listFact, listFacts } from '#shared/table/columns/list-columns.tsx'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { PayChange } from '#features/settlements/PayChange.tsx'
import { PayoutStanding } from '#features/settlements/PayoutStanding.tsx'
import { formatShortId } from '#shared/format.ts'
import { Money } from '#shared/plain/values/Money.tsx'
import { moneyPaths } from '#features/settlements/money-paths.ts'
import { BatchActs } from './BatchActs.tsx'
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
const BatchItems = ({ items }: Pick<WholeBatch, 'items'>) => {
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

const factsOf = (batch: WholeBatch): Detail[] => {
  const { label, value } = listFact(batchesList, batch, 'state')
  // Where one person is enough, nobody was asked.
  const wasAsked = batch.approvedBy !== null || batch.state === 'confirming'
  return [
    { label, value: <span role="status">{value}</span>, isWide: true },
    ...listFacts(batchesList, batch, ['total', 'count', 'createdAt', 'createdBy', 'reference']),
    ...listFacts(batchesList, batch, [...(wasAsked ? ['askedBy' as const] : []), 'approvedBy', 'paidBy']),
  ]
}

const Content = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const read = useRead(api.settlements.batch, { params: { _id: id } })
  return (
    <Answer of={read} wait="detail" gone={<Gone title={texts.gone} text={texts.goneHelp} />}>
      {(batch) => (
        <div className={styles.panel}>
          <h3 className={own.title}>{texts.batch(batch.number)}</h3>
          <DetailList details={factsOf(batch)} />
          <BatchItems items={batch.items} />
          <BatchActs batch={batch} onChanged={() => void read.refetch()} onGone={onClose} />
        </div>
      )}
    </Answer>
  )
}

/** One batch: its payouts, its file for the bank, paying it. */
export const BatchModal = ({ id, onClose }: { id: string | undefined; onClose: () => void }) => (
  <RowModal row={id} title={texts.title} onClose={onClose}>
    {(shown) => <Content id={shown} onClose={onClose} />}
  </RowModal>
)
