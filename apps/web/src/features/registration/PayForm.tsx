import { accountTypeTexts } from '@arriero/contract/es/words'
import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { keyOf, useAct } from '#shared/api/queries.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { Field } from '#shared/plain/Field.tsx'
import { CancelButton } from '#shared/unsaved/CancelButton.tsx'
import { Form } from '#shared/unsaved/Form.tsx'
import { missingPay, type TypedPay } from './progress.ts'
import { progressTexts } from './progress.texts.ts'
import styles from './progress.module.css'

const texts = progressTexts.pay

interface PayFormProps {
  userId: string
  onDone: () => void
  onCancel: () => void
}

interface TypesProps {
  chosen: TypedPay['accountType'] | undefined
  problem: string | undefined
  onChoose: (type: TypedPay['accountType']) => void
}

const Types = ({ chosen, problem, onChoose }: TypesProps) => {
  const name = useId()
  return (
    <fieldset className={styles.categories} aria-describedby={`${name}-problem`}>
      <legend>{texts.type}</legend>
      <div>
        {accountTypeTexts.map((type) => (
          <label key={type}>
            <input
              type="radio"
              name={name}
              checked={chosen === type}
              aria-invalid={problem ? true : undefined}
              onChange={() => onChoose(type)}
            />
            <span>{type}</span>
          </label>
        ))}
      </div>
      <p id={`${name}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
    </fieldset>
  )
}

/** Where a carrier is paid. Plain, so that the driver area carries it too. Spec §1. */
export const PayForm = ({ userId, onDone, onCancel }: PayFormProps) => {
  const client = useQueryClient()
  const act = useAct(api.users.update)
  const [typed, setTyped] = useState<Partial<TypedPay>>({})
  const [wasTried, setTried] = useState(false)
  const set = (given: Partial<TypedPay>) => {
    if (act.isError) act.reset()
    setTyped((before) => ({ ...before, ...given }))
  }
  const refused = act.isError ? fieldTexts(act.error) : {}
  const problemOf = (field: keyof TypedPay) => {
    const missing = wasTried ? missingPay(typed)[field] : undefined
    return missing ? errorTexts[missing] : refused[`pay.${field}`]
  }
  const error = (field: keyof TypedPay) => {
    const problem = problemOf(field)
    return problem ? { error: problem } : {}
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (act.isPending || Object.keys(missingPay(typed)).length > 0) return
    act.mutate(
      { params: { _id: userId }, body: { pay: typed as TypedPay } },
      {
        onSuccess: () => {
          void client.invalidateQueries({ queryKey: keyOf(api.users.detail) })
          onDone()
        },
      },
    )
  }
  const isElsewhere = act.isError && !Object.keys(refused).some((field) => field.startsWith('pay.'))
  return (
    <Form className={styles.form} onSubmit={submit}>
      <Field
        label={texts.bank}
        required
        most={60}
        value={typed.bank ?? ''}
        onChange={({ target }) => set({ bank: target.value })}
        {...error('bank')}
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
        value={typed.accountNumber ?? ''}
        onChange={({ target }) => set({ accountNumber: target.value })}
        {...error('accountNumber')}
      />
      <p className={styles.problem} role="alert">
        {isElsewhere && errorText(act.error)}
      </p>
      <div className={styles.ways}>
        <PlainButton type="submit" kind="primary" isBusy={act.isPending}>
          {progressTexts.save}
        </PlainButton>
        <CancelButton kind="quiet" onCancel={onCancel}>
          {progressTexts.cancel}
        </CancelButton>
      </div>
    </Form>
  )
}
