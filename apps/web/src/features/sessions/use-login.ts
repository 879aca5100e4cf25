import { useWork } from '#shared/api/queries.ts'
import type { Fields } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { enter } from './enter-and-leave.ts'
import { sessionsTexts as texts } from './sessions.texts.ts'

export const usernameField = {
  kind: 'email',
  label: texts.username,
  required: 'user.username_required',
} as const

interface Door {
  /** Known already: nobody else comes in by it. */
  email?: string
  /** The field for the user's e-mail, on pages that ask for it. */
  fields?: Fields<{ username: string }>
}

/** Every door: who it is, the password, and a code where the server asks for one. Where to go afterwards is the page's matter: it sees the session open. Spec §2, §5, §8, decisions §5. */
export const useLogin = ({ email = '', fields = {} }: Door) =>
  useForm({
    act: useWork(enter),
    empty: { username: email },
    fields,
    proof: { label: texts.password },
    isKept: true,
    input: ({ username }, proof) => ({ email: username.trim(), ...proof }),
  })
