import { passwordLengthDenial } from '@arriero/domain/people/passwords'
import type { Role } from '@arriero/domain/people/roles'
import type { FieldOf } from '#shared/forms/form-spec.ts'
import { PasswordInput } from '#shared/plain/fields/PasswordInput.tsx'

interface Words {
  label: string
  help: string
  required: string
  /** Whose it will be: some need a longer one. */
  rol: Role
}

/** A new password, which can be looked at. */
export const passwordField = <V,>({ rol, ...words }: Words): FieldOf<string, V> => ({
  ...words,
  kind: 'control',
  denial: (typed) => passwordLengthDenial(typed, rol),
  draw: (control, { value, set }) => (
    <PasswordInput
      {...control}
      autoComplete="new-password"
      value={value}
      onChange={({ target }) => set(target.value)}
    />
  ),
})
