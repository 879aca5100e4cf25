import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { accountTypeTexts } from '@arriero/contract/es/words'
import { useId, useState } from 'react'
import { fieldTexts } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { Field } from '#shared/plain/Field.tsx'
import type { Proof } from '#shared/session/use-proof.ts'
import { ownAccountTexts } from './own-account.texts.ts'
import { WithPassword } from './WithPassword.tsx'
import styles from './own-account.module.css'

const texts = ownAccountTexts.pay

interface Account {
  bank: string
  accountType: (typeof accountTypeTexts)[number] | undefined
  accountNumber: string
}

const problemsOf = ({
  bank,
  accountType,
  accountNumber,
}: Account): Partial<Record<keyof Account, string>> => ({
  ...(bank.trim() === '' ? { bank: errorTexts['pay.bank_required'] } : {}),
  ...(accountType ? {} : { accountType: errorTexts['pay.account_type_required'] }),
  ...(accountNumber.trim() === '' ? { accountNumber: errorTexts['pay.account_number_required'] } : {}),
})

interface TypesProps {
  chosen: Account['accountType']
  problem: string | undefined
  onChoose: (type: NonNullable<Account['accountType']>) => void
}

const Types = ({ chosen, problem, onChoose }: TypesProps) => {
  const name = useId()
  return (
    <fieldset className={styles.choices} aria-describedby={`${name}-problem`}>
      <legend>{texts.type}</legend>
      {accountTypeTexts.map((type) => (
        <label key={type} className={styles.choice}>
          <input type="radio" name={name} checked={chosen === type} onChange={() => onChoose(type)} />
          {type}
        </label>
      ))}
      <p id={`${name}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
    </fieldset>
  )
}

interface PayFormProps {
  onAsked: () => void
  onCancel: () => void
}

/** Another account to be paid to. */
export const PayForm = ({ onAsked, onCancel }: PayFormProps) => {
  const act = useAct(api.ownAccount.askPayAccount)
  const [typed, setTyped] = useState<Account>({ bank: '', accountType: undefined, accountNumber: '' })
  const [wasTried, setTried] = useState(false)
  const set = (given: Partial<Account>) => {
    if (act.isError) act.reset()
    setTyped((before) => ({ ...before, ...given }))
  }
  const refused = act.isError ? fieldTexts(act.error) : {}
  const problemOf = (field: keyof Account) =>
    (wasTried ? problemsOf(typed)[field] : undefined) ?? refused[`pay.${field}`]
  const submit = (proof: Proof) => {
    const { bank, accountType, accountNumber } = typed
    if (accountType)
      act.mutate({ body: { ...proof, pay: { bank, accountType, accountNumber } } }, { onSuccess: onAsked })
  }
  return (
    <WithPassword
      act={texts.ask}
      isBusy={act.isPending}
      error={act.error}
      fields={['pay.bank', 'pay.accountType', 'pay.accountNumber']}
      mayGo={() => {
        setTried(true)
        return Object.keys(problemsOf(typed)).length === 0
      }}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Field
        label={texts.bank}
        required
        most={60}
        value={typed.bank}
        error={problemOf('bank') ?? ''}
        onChange={({ target }) => set({ bank: target.value })}
      />
      <Types
        chosen={typed.accountType}
        problem={problemOf('accountType')}
        onChoose={(accountType) => set({ accountType })}
      />
      <Field
        label={texts.number}
        help={texts.numberHelp}
        required
        inputMode="numeric"
        autoComplete="off"
        most={20}
        value={typed.accountNumber}
        error={problemOf('accountNumber') ?? ''}
        onChange={({ target }) => set({ accountNumber: target.value })}
      />
    </WithPassword>
  )
}
