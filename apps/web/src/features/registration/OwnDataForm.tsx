import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { isLegalPerson } from '@arriero/domain/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { keyOf, useAct } from '#shared/api/queries.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { Field } from '#shared/plain/Field.tsx'
import { CancelButton } from '#shared/unsaved/CancelButton.tsx'
import { Form } from '#shared/unsaved/Form.tsx'
import type { OwnProfile } from './progress.ts'
import { progressTexts as texts } from './progress.texts.ts'
import styles from './progress.module.css'

const missing = { name: 'name.required', cellPhone: 'phone.required' } as const

type Typed = Pick<OwnProfile, keyof typeof missing>

interface OwnDataFormProps {
  profile: OwnProfile
  onDone: () => void
  onCancel: () => void
}

/** What somebody who waits may still change of himself. Plain, so that the driver area carries it too. */
export const OwnDataForm = ({ profile, onDone, onCancel }: OwnDataFormProps) => {
  const client = useQueryClient()
  const act = useAct(api.users.update)
  const { _id, rol, name, cellPhone } = profile
  const [typed, setTyped] = useState<Typed>({ name, cellPhone })
  const refused = act.isError ? fieldTexts(act.error) : {}
  const problemOf = (field: keyof Typed) =>
    typed[field].trim() === '' ? errorTexts[missing[field]] : refused[field]
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (act.isPending || typed.name.trim() === '' || typed.cellPhone.trim() === '') return
    act.mutate(
      { params: { _id }, body: typed },
      {
        onSuccess: () => {
          void client.invalidateQueries({ queryKey: keyOf(api.users.detail) })
          onDone()
        },
      },
    )
  }
  const input = (field: keyof Typed, label: string, more: { type?: string; most: number }) => {
    const problem = problemOf(field)
    return (
      <Field
        {...more}
        label={label}
        required
        value={typed[field]}
        onChange={({ target }) => {
          if (act.isError) act.reset()
          setTyped({ ...typed, [field]: target.value })
        }}
        {...(problem ? { error: problem } : {})}
      />
    )
  }
  const isElsewhere = act.isError && !('name' in refused) && !('cellPhone' in refused)
  return (
    <Form className={styles.form} onSubmit={submit}>
      {input('name', isLegalPerson(rol) ? texts.companyName : texts.name, { most: 120 })}
      {input('cellPhone', texts.cellPhone, { type: 'tel', most: 24 })}
      <p className={styles.problem} role="alert">
        {isElsewhere && errorText(act.error)}
      </p>
      <div className={styles.ways}>
        <PlainButton type="submit" kind="primary" isBusy={act.isPending}>
          {texts.save}
        </PlainButton>
        <CancelButton kind="quiet" onCancel={onCancel}>
          {texts.cancel}
        </CancelButton>
      </div>
    </Form>
  )
}
