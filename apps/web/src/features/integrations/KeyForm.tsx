import type { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { type ApiScope, scopesFor } from '@arriero/domain/integrations'
import { Select } from 'antd'
import { useState } from 'react'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { LineInput } from '#shared/forms/LineInput.tsx'
import { ProofFields } from '#shared/forms/ProofFields.tsx'
import { useProof } from '#shared/session/use-proof.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { Choices } from './Choices.tsx'
import { integrationsTexts, scopeTexts } from './integrations.texts.ts'
import { type KeyDraft, keyBodyOf, keyProblemsOf, newKeyDraft } from './key-draft.ts'

const texts = integrationsTexts.keys
const nameMax = 60

const lives = [
  { value: '30', label: texts.daysOptions[30] },
  { value: '90', label: texts.daysOptions[90] },
  { value: '365', label: texts.daysOptions[365] },
  { value: 'never', label: texts.daysOptions.never },
]

interface KeyFormProps {
  /** Of what holds the form, so that its answer comes home whatever becomes of the form. */
  make: { error: unknown; isError: boolean; isPending: boolean; reset: () => void }
  onMake: (body: CallInput<typeof api.integrations.makeKey>['body']) => void
}

/** A new key: its name, what it may do, how long, and the password again. */
export const KeyForm = ({ make, onMake }: KeyFormProps) => {
  const { rol } = useProfile()
  const [draft, setDraft] = useState(newKeyDraft)
  const proof = useProof(make.error)
  const [wasTried, setTried] = useState(false)
  const problems = {
    ...(wasTried ? keyProblemsOf(draft) : {}),
    ...fieldTexts(make.error),
  }
  const change = (changes: Partial<KeyDraft>) => {
    setDraft((before) => ({ ...before, ...changes }))
    if (make.isError) make.reset()
  }
  const submit = () => {
    setTried(true)
    const given = proof.take()
    if (Object.keys(keyProblemsOf(draft)).length > 0 || !given) return
    onMake({ ...keyBodyOf(draft), ...given })
  }
  return (
    <ActForm
      act={texts.create}
      isBusy={make.isPending}
      problem={make.isError && !proof.isOfCode ? errorText(make.error) : undefined}
      onSubmit={submit}
    >
      <FormField label={texts.name} help={texts.nameHelp} problem={problems['name']}>
        {(control) => (
          <LineInput
            {...control}
            size="large"
            most={nameMax}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </FormField>
      <FormField label={texts.scopes} problem={problems['scopes']}>
        {(control) => (
          <Choices<ApiScope>
            control={control}
            label={texts.scopes}
            all={scopesFor(rol)}
            words={scopeTexts}
            chosen={draft.scopes}
            onChange={(scopes) => change({ scopes })}
          />
        )}
      </FormField>
      <FormField label={texts.days}>
        {(control) => (
          <Select<KeyDraft['life']>
            {...control}
            size="large"
            style={{ width: '100%' }}
            value={draft.life}
            options={lives}
            onChange={(life) => change({ life })}
            getPopupContainer={(select) => select.parentElement ?? window.document.body}
          />
        )}
      </FormField>
      <ProofFields proof={proof} help={texts.passwordHelp} onType={() => change({})} />
    </ActForm>
  )
}
