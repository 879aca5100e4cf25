import { keyDays, lettersMost } from '@arriero/domain/typed/limits'
import { api } from '@arriero/contract'
import { type ApiScope, scopesFor } from '@arriero/domain/house/integrations'
import type { CallInput } from '@arriero/contract/endpoint'
import { useAct } from '#shared/api/queries.ts'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { integrationsTexts, scopeTexts } from './integrations.texts.ts'
import { SecretOnce } from './SecretOnce.tsx'
import { Choices } from './Choices.tsx'

type Body = Omit<CallInput<typeof api.integrations.makeKey>['body'], 'password' | 'code'>

type Life = `${(typeof keyDays)[number]}` | 'never'

interface KeyDraft {
  name: string
  scopes: ApiScope[]
  life: Life
}

/** A year, as long as nobody says otherwise: a key that nobody ends ends. */
const newKeyDraft: KeyDraft = { name: '', scopes: ['orders.read'], life: '365' }

const texts = integrationsTexts.keys

const keyProblemsOf = ({ name, scopes }: KeyDraft): Record<string, string> => ({
  ...(name.trim() === '' ? { name: texts.nameRequired } : {}),
  ...(scopes.length === 0 ? { scopes: texts.scopesRequired } : {}),
})

const keyBodyOf = ({ name, scopes, life }: KeyDraft): Body => ({
  name: name.trim(),
  scopes,
  days: keyDays.find((days) => String(days) === life) ?? null,
})

const lives = ([...keyDays.map((days) => `${days}` as const), 'never'] as const).map((value) => ({
  value,
  label: texts.daysOptions[value],
}))

interface KeyFormProps {
  /** Of what holds the form, so that its answer comes home whatever becomes of the form. */
  make: ReturnType<typeof useAct<typeof api.integrations.makeKey>>
  /** Called once the act has ended, well or not. */
  onSettled: () => void
}

/** A new key: its name, what it may do, how long, and the password again. */
const KeyForm = ({ make, onSettled }: KeyFormProps) => {
  const { rol } = useProfile()
  const form = useForm({
    act: make,
    empty: newKeyDraft,
    fields: {
      name: { kind: 'text', label: texts.name, help: texts.nameHelp, most: lettersMost.label },
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

interface NewKeyProps {
  isOpen: boolean
  onClose: () => void
  /** However it ended: after a lost answer there may be a key. */
  onSettled: () => void
}

/** From the form to the only showing of the key. */
export const NewKey = ({ isOpen, onClose, onSettled }: NewKeyProps) => {
  const make = useAct(api.integrations.makeKey)
  const close = () => {
    make.reset()
    onClose()
  }
  return (
    <>
      <ResponsiveModal
        isOpen={isOpen && !make.isSuccess}
        title={integrationsTexts.keys.createTitle}
        size="form"
        isHeld={make.isPending}
        onClose={close}
      >
        <KeyForm make={make} onSettled={onSettled} />
      </ResponsiveModal>
      <SecretOnce title={integrationsTexts.once.key} secret={make.data?.key} onClose={close} />
    </>
  )
}
