/** Which parts of an account somebody may change; a part that is not his to change is refused as unknown. Security B4 row 13. */
import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import { isOperatorRole, type Actor } from '@arriero/domain/roles'
import { AppError } from '#http/app-error.ts'

export type AccountChange = InputOf<typeof api.users.update>['body']
type Part = keyof AccountChange

const own: readonly Part[] = ['_id', 'version', 'name', 'cellPhone', 'image']
const ofStaff: readonly Part[] = [
  ...own,
  'identification',
  'isActive',
  'rol',
  'validation',
  'note',
  'documents',
]

/** May change the accounts of others: whoever administers, and is himself approved. */
export const isJudge = ({ role, isValidated }: Actor): boolean => role === 'administrator' && isValidated

const partsOf = (actor: Actor): readonly Part[] => {
  if (isJudge(actor)) return ofStaff
  return isOperatorRole(actor.role) ? [...own, 'status'] : own
}

export const refuseForeignParts = (actor: Actor, change: AccountChange): void => {
  const allowed = partsOf(actor)
  const foreign = (Object.keys(change) as Part[]).find((part) => !allowed.includes(part))
  if (foreign) throw new AppError('input.unknown_field', { fields: { [foreign]: 'input.unknown_field' } })
}
