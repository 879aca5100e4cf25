import { ownRefundTexts, refundCauseTexts } from '@arriero/contract/es/settlement'
import type { OwnRefund } from '@arriero/contract/money/own-refunds'
import { useState } from 'react'
import { Answer } from '#shared/api/Answer.tsx'
import { Button } from '#shared/plain/Button.tsx'
import { DetailList, type Detail } from '#shared/plain/values/DetailList.tsx'
import { Money } from '#shared/plain/values/Money.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { AccountForm } from './AccountForm.tsx'
import { refundsTexts as texts } from './refunds.texts.ts'
import { standingOf, tones } from './standing.ts'
import { useRefunds } from './use-refunds.ts'
import styles from './refunds.module.css'

const factsOf = ({ cause, createdAt, startedAt, paidAt, reference, account }: OwnRefund): Detail[] => [
  { label: texts.facts.cause, value: refundCauseTexts[cause] },
  { label: texts.facts.since, value: <When at={createdAt} /> },
  ...(startedAt ? [{ label: texts.facts.started, value: <When at={startedAt} /> }] : []),
  ...(paidAt ? [{ label: texts.facts.paid, value: <When at={paidAt} /> }] : []),
  ...(reference ? [{ label: texts.facts.reference, value: reference }] : []),
  ...(account
    ? [
        {
          label: texts.facts.account,
          value: texts.account(account.bank, account.accountType, account.accountNumber),
        },
      ]
    : []),
]

const Refund = ({ refund }: { refund: OwnRefund }) => {
  const [isOpen, setOpen] = useState(false)
  const { _id, value, state, account, acts } = refund
  const close = () => setOpen(false)
  return (
    <li className={styles.refund}>
      <div className={styles.head}>
        <Money pesos={value} isStrong />
        <StateTag tone={tones[state]}>{ownRefundTexts[state]}</StateTag>
      </div>
      <p className={styles.standing}>{standingOf(refund)}</p>
      <DetailList details={factsOf(refund)} />
      {acts.account === null && !isOpen && (
        <Button kind={account ? 'secondary' : 'primary'} icon="card" onClick={() => setOpen(true)}>
          {account ? texts.change : texts.give}
        </Button>
      )}
      {isOpen && <AccountForm refundId={_id} onDone={close} onCancel={close} />}
    </li>
  )
}

/** What goes back to the client of one service: where it is, by which way, and what it waits for. */
export const OwnRefunds = ({ orderId }: { orderId: string }) => (
  <Answer of={useRefunds(orderId)} failed={texts.failedToRead} empty={<p>{texts.none}</p>}>
    {({ items }) => (
      <ul className={styles.refunds}>
        {items.map((refund) => (
          <Refund key={refund._id} refund={refund} />
        ))}
      </ul>
    )}
  </Answer>
)
