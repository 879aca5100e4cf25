import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Answer } from '#shared/api/Answer.tsx'
import { errorText } from '#shared/api/error-text.ts'
import { keyOf, useAct, useRead } from '#shared/api/queries.ts'
import { formatDateTime } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { noPay, payFields } from '#shared/forms/pay-account.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import { ownAccountTexts } from './own-account.texts.ts'
import type { AreaHome } from './area-home.ts'
import type { OnDone } from './on-done.ts'
import { Panel } from './Panel.tsx'
import { cancelBy, ownProof } from './own-form.ts'
import styles from './own-account.module.css'

interface AskPayAccountFormProps {
  onAsked: () => void
  onCancel: () => void
}

/** Another account to be paid to. */
const AskPayAccountForm = ({ onAsked, onCancel }: AskPayAccountFormProps) => {
  const form = useForm({
    act: useAct(api.ownAccount.askPayAccount),
    empty: noPay,
    fields: payFields,
    proof: ownProof,
    input: (pay, proof) => ({ body: { ...proof, pay } }),
    onDone: onAsked,
  })
  return <PlainForm form={form} act={ownAccountTexts.pay.ask} cancel={cancelBy(onCancel)} />
}

const texts = ownAccountTexts.pay

interface Account {
  bank: string
  accountType: string
  accountNumber: string
}

const wordsOf = ({ bank, accountType, accountNumber }: Account) =>
  texts.account(bank, accountType, accountNumber)

interface WaitingProps {
  change: Account & { countsFrom: string }
  onDropped: () => void
}

const Waiting = ({ change, onDropped }: WaitingProps) => {
  const act = useAct(api.ownAccount.dropPayAccount)
  return (
    <div className={styles.row}>
      <div>
        <p>{wordsOf(change)}</p>
        <StateTag tone="waiting">{texts.waiting(formatDateTime(change.countsFrom))}</StateTag>
      </div>
      <Button isBusy={act.isPending} onClick={() => act.mutate({}, { onSuccess: onDropped })}>
        {texts.drop}
      </Button>
      <p className={styles.problem} role="alert">
        {act.isError && errorText(act.error)}
      </p>
    </div>
  )
}

interface PayPanelProps {
  /** Where he says it while he waits to be approved. */
  home: AreaHome
  onDone: OnDone
}

/** Where a carrier's money goes; a change waits its day. */
export const PayPanel = ({ home, onDone }: PayPanelProps) => {
  const client = useQueryClient()
  const { validation } = useProfile()
  const read = useRead(api.ownAccount.payAccount, {})
  const [isOpen, setOpen] = useState(false)
  const settled = (text: string) => {
    setOpen(false)
    void client.invalidateQueries({ queryKey: keyOf(api.ownAccount.payAccount) })
    onDone(text)
  }
  return (
    <Panel title={texts.title} text={texts.text}>
      <Answer of={read}>
        {({ current, change }) =>
          isOpen ? (
            <AskPayAccountForm onAsked={() => settled(texts.asked)} onCancel={() => setOpen(false)} />
          ) : (
            <>
              <p className={styles.account}>{current ? wordsOf(current) : texts.none}</p>
              {change && <Waiting change={change} onDropped={() => settled(texts.dropped)} />}
              {validation === 'validated' ? (
                <div className={styles.ways}>
                  <Button icon="card" onClick={() => setOpen(true)}>
                    {texts.change}
                  </Button>
                </div>
              ) : (
                <p className={styles.text}>
                  {texts.inValidation} <Link to={home.path}>{home.title}</Link>.
                </p>
              )}
            </>
          )
        }
      </Answer>
    </Panel>
  )
}
