import { errorTexts } from '@arriero/contract/es/errors'
import { useState } from 'react'
import { updateErrorText } from '#shared/api/error-text.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { WordsInput } from '#shared/forms/WordsInput.tsx'
import type { Profile } from './profile-draft.ts'
import { useAccountAct } from './use-account-act.ts'
import { profileTexts as texts } from './profile.texts.ts'

/** Sends somebody back with what he has to correct. */
export const ReturnForm = ({ profile, onDone }: { profile: Profile; onDone: () => void }) => {
  const { act, change } = useAccountAct(profile)
  const [note, setNote] = useState(profile.validationNote ?? '')
  const [wasTried, setTried] = useState(false)
  const isMissing = note.trim() === ''
  const submit = () => {
    setTried(true)
    if (isMissing) return
    change({ version: profile.version, validation: 'returned', note }, { done: texts.returnedDone, onDone })
  }
  return (
    <ActForm
      act={texts.returnAct}
      isBusy={act.isPending}
      problem={act.isError ? updateErrorText(act.error) : undefined}
      onSubmit={submit}
    >
      <FormField
        label={texts.note}
        help={texts.returnHelp}
        problem={wasTried && isMissing ? errorTexts['account.note_required'] : undefined}
      >
        {(control) => (
          <WordsInput
            control={control}
            draft={['return-note', profile._id]}
            value={note}
            onChange={setNote}
            rows={4}
          />
        )}
      </FormField>
    </ActForm>
  )
}
