/** Which parts of an account somebody may change; a part that is not his to change is refused as unknown. Security B4 row 13. */
import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import { isCarrierRole, isOperatorRole, type Actor } from '@arriero/domain/people/roles'
import { AppError } from '#app-error.ts'

export type AccountChange = InputOf<typeof api.accounts.update>['body']
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
  const { role, isValidated } = actor
  return [
    ...own,
    // That he has corrected what was asked; whether anything was is looked at once the account is locked.
    'validation',
    ...(isOperatorRole(role) ? ['status' as const] : []),
    // Once money may be due to it, a session alone does not say where it goes.
    ...(isCarrierRole(role) && !isValidated ? ['pay' as const] : []),
  ]
}

export const mayChangePart = (actor: Actor, part: string): boolean =>
  partsOf(actor).some((own) => own === part)

export const refuseForeignParts = (actor: Actor, change: AccountChange): void => {
  const isForeign = (part: Part) =>
    !mayChangePart(actor, part) ||
    (part === 'validation' && !isJudge(actor) && change.validation !== 'pending')
  const foreign = (Object.keys(change) as Part[]).find(isForeign)
  if (foreign) throw new AppError('input.unknown_field', { fields: { [foreign]: 'input.unknown_field' } })
}
