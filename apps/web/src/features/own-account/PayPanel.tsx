import { api } from '@arriero/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { Answer } from '#shared/api/Answer.tsx'
import { useAct, useRead } from '#shared/api/queries.ts'
import { formatDateTime } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Problem } from '#shared/plain/states/Problem.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { noPay, payFields } from '#shared/forms/pay-account.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { useSending } from '#shared/forms/use-sending.ts'
import { PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import { ownAccountTexts } from './own-account.texts.ts'
import type { AreaHome } from './area-home.ts'
import { Panel } from './Panel.tsx'
import { cancelBy, ownProof } from './own-form.ts'
import styles from './own-account.module.css'

interface AskPayAccountFormProps {
  onAsked: () => void
  onCancel: () => void
}

/** Asks for earnings to be paid to another bank account. */
const AskPayAccountForm = ({ onAsked, onCancel }: AskPayAccountFormProps) => {
  const form = useForm({
    act: useAct(api.ownAccount.askPayAccount),
    empty: noPay,
    fields: payFields,
    proof: ownProof,
    input: (pay, proof) => ({ body: { ...proof, pay } }),
    done: ownAccountTexts.pay.asked,
    refreshes: [api.ownAccount.payAccount],
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

const Waiting = ({ change }: { change: Account & { countsFrom: string } }) => {
  const drop = useSending({
    act: useAct(api.ownAccount.dropPayAccount),
    done: texts.dropped,
    refreshes: [api.ownAccount.payAccount],
  })
  return (
    <div className={styles.row}>
      <div>
        <p>{wordsOf(change)}</p>
        <StateTag tone="waiting">{texts.waiting(formatDateTime(change.countsFrom))}</StateTag>
      </div>
      <Button isBusy={drop.isBusy} onClick={() => drop.send({})}>
        {texts.drop}
      </Button>
      <Problem of={drop.error} />
    </div>
  )
}

interface PayPanelProps {
  /** Where he says it while he waits to be approved. */
  home: AreaHome
}

/** Where a carrier's money goes; a change waits its day. */
export const PayPanel = ({ home }: PayPanelProps) => {
  const { validation } = useProfile()
  const read = useRead(api.ownAccount.payAccount, {})
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Panel title={texts.title} text={texts.text}>
      <Answer of={read}>
        {({ current, change }) =>
          isOpen ? (
            <AskPayAccountForm onAsked={close} onCancel={close} />
          ) : (
            <>
              <p className={styles.account}>{current ? wordsOf(current) : texts.none}</p>
              {change && <Waiting change={change} />}
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
