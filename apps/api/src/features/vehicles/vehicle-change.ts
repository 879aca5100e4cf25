/** A change of a vehicle as it came in: verdicts of staff, or papers of its owner; never both. Security B4 row 37. */
import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import type { Actor } from '@arriero/domain/roles'
import { broughtOf } from '#features/credentials/brought-paper.ts'
import type { BroughtPaper } from '#features/credentials/give.actions.ts'
import type { Verdict } from '#features/credentials/review.actions.ts'
import { AppError, fail } from '#http/app-error.ts'

type Change = InputOf<typeof api.vehicles.update>['body']

const ofOwner: readonly string[] = ['_id', 'documents']
const ofStaff: readonly string[] = [...ofOwner, 'isActive', 'permissions', 'version']

export const mayChangePart = ({ role }: Actor, part: string): boolean =>
  (role === 'administrator' ? ofStaff : ofOwner).includes(part)

const foreign = (field: string): never => fail('input.unknown_field', field)

export const verdictsIn = ({ documents = [] }: Change): Verdict[] =>
  documents.map((document, index) =>
    'isActive' in document
      ? { paperId: document._id, isValidated: document.isActive, reason: document.reason }
      : foreign(`documents.${index}.kind`),
  )

/** What only staff decides is refused as unknown. */
export const papersIn = ({ _id, documents, ...ofStaff }: Change): BroughtPaper[] => {
  const [part] = Object.keys(ofStaff)
  if (part) throw new AppError('input.unknown_field', { fields: { [part]: 'input.unknown_field' } })
  if (!documents) return fail('form.incomplete', 'documents')
  return documents.map((document, index) =>
    'isActive' in document
      ? fail('input.not_changeable', `documents.${index}.isActive`)
      : broughtOf(document),
  )
}
