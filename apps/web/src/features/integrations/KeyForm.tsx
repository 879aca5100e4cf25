import type { api } from '@arriero/contract'
import { type ApiScope, scopesFor } from '@arriero/domain/integrations'
import type { useAct } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { Choices } from './Choices.tsx'
import { integrationsTexts, scopeTexts } from './integrations.texts.ts'
import { keyBodyOf, keyProblemsOf, newKeyDraft } from './key-draft.ts'

const texts = integrationsTexts.keys
const nameMax = 60

const lives = (['30', '90', '365', 'never'] as const).map((value) => ({
  value,
  label: texts.daysOptions[value],
}))

interface KeyFormProps {
  /** Of what holds the form, so that its answer comes home whatever becomes of the form. */
  make: ReturnType<typeof useAct<typeof api.integrations.makeKey>>
  /** However it ended. */
  onSettled: () => void
}

/** A new key: its name, what it may do, how long, and the password again. */
export const KeyForm = ({ make, onSettled }: KeyFormProps) => {
  const { rol } = useProfile()
  const form = useForm({
    act: make,
    empty: newKeyDraft,
    fields: {
      name: { kind: 'text', label: texts.name, help: texts.nameHelp, most: nameMax },
      scopes: {
        kind: 'control',
        label: texts.scopes,
        draw: (control, { value, set }) => (
          <Choices<ApiScope>
            control={control}
            label={texts.scopes}
            all={scopesFor(rol)}
            words={scopeTexts}
            chosen={value}
            onChange={set}
          />
        ),
      },
      life: { kind: 'choice', label: texts.days, options: lives },
    },
    judge: keyProblemsOf,
    proof: { help: texts.passwordHelp },
    input: (draft, proof) => ({ body: { ...keyBodyOf(draft), ...proof } }),
    onSettled,
  })
  return <DeskForm form={form} act={texts.create} />
}
