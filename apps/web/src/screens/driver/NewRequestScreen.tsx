import { api } from '@arriero/contract'
import { habeasDataRequests, pqrTypeTexts, pqrTypes } from '@arriero/contract/es/support'
import { pqrSubjectMax, pqrTextMax } from '@arriero/contract/support'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { bodyOf, emptyDraft, type PqrDraft, problemsOf } from '#features/support/new-pqr.ts'
import { refreshPqrs } from '#features/support/pqr.ts'
import { supportTexts } from '#features/support/support.texts.ts'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { PlainButton } from '#shared/plain/Button.tsx'
import { TextArea } from '#shared/plain/TextArea.tsx'
import { showToast } from '#shared/plain/toasts.ts'
import { Form } from '#shared/unsaved/Form.tsx'
import { driverTexts } from './driver.texts.ts'
import { driverPaths } from './driver-paths.ts'
import { requestsTexts as texts } from './requests.texts.ts'
import styles from './requests.module.css'
import parts from './parts.module.css'

const own = { isForOthers: false }

interface ChoicesProps<Choice extends string> {
  name: string
  legend: string
  value: Choice
  options: readonly { value: Choice; label: string }[]
  onChange: (choice: Choice) => void
}

const Choices = <Choice extends string>({ name, legend, value, options, onChange }: ChoicesProps<Choice>) => (
  <fieldset className={parts.choices}>
    <legend className={styles.legend}>{legend}</legend>
    {options.map((option) => (
      <label key={option.value} className={parts.choice}>
        <input
          type="radio"
          name={name}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
        {option.label}
      </label>
    ))}
  </fieldset>
)

/** The driver files a PQR of his own: words and kind, nothing else. */
export const NewRequestScreen = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const file = useAct(api.support.create)
  const [draft, setDraft] = useState(emptyDraft)
  const [wasTried, setTried] = useState(false)
  const problems = wasTried ? problemsOf(draft, own) : {}
  const change = (changes: Partial<PqrDraft>) => setDraft((before) => ({ ...before, ...changes }))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (file.isPending || Object.keys(problemsOf(draft, own)).length > 0) return
    file.mutate(
      { body: bodyOf(draft) },
      {
        onSuccess: () => {
          refreshPqrs(client)
          showToast({ kind: 'success', title: driverTexts.done, text: texts.sent })
          void navigate(driverPaths.requests, { replace: true })
        },
      },
    )
  }
  return (
    <Form className={parts.page} onSubmit={submit}>
      <Link to={driverPaths.requests} className={parts.back}>
        <Icon name="arrowLeft" sizePx={22} /> {texts.back}
      </Link>
      <h1 className={parts.title}>{texts.newTitle}</h1>
      <Choices
        name="type"
        legend={supportTexts.type}
        value={draft.type}
        options={pqrTypes.map((type) => ({ value: type, label: pqrTypeTexts[type] }))}
        onChange={(type) => change({ type })}
      />
      {draft.type === 'Habeas data' && (
        <Choices
          name="habeas-data"
          legend={supportTexts.form.habeasData}
          value={draft.habeasData}
          options={habeasDataRequests.map((wanted) => ({
            value: wanted,
            label: supportTexts.form.habeasDataOptions[wanted],
          }))}
          onChange={(habeasData) => change({ habeasData })}
        />
      )}
      <TextArea
        label={supportTexts.subject}
        isLine
        required
        most={pqrSubjectMax}
        draft={['new-pqr', 'subject']}
        error={problems.subject}
        value={draft.subject}
        onChange={(subject) => change({ subject })}
      />
      <TextArea
        label={supportTexts.description}
        required
        most={pqrTextMax}
        draft={['new-pqr', 'description']}
        error={problems.description}
        value={draft.description}
        onChange={(description) => change({ description })}
      />
      <p className={parts.problem} role="alert">
        {file.isError && errorText(file.error)}
      </p>
      <PlainButton type="submit" kind="primary" size="grand" isBusy={file.isPending}>
        {texts.send}
      </PlainButton>
    </Form>
  )
}
