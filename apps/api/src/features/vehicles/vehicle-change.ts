/** A change of a vehicle as it came in: verdicts of staff, or papers of its owner; never both. Security B4 row 37. */
import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import type { Actor } from '@arriero/domain/people/roles'
import { laterFacts } from '@arriero/domain/vehicles/vehicles'
import { broughtOf } from '#features/credentials/brought-paper.ts'
import type { BroughtPaper } from '#features/credentials/give.actions.ts'
import type { Verdict } from '#features/credentials/review.actions.ts'
import { fail } from '#app-error.ts'
import type { LaterFacts } from './complete.actions.ts'
import { serviceIn } from './service-words.ts'

type Change = InputOf<typeof api.vehicles.update>['body']

const ofOwner: readonly string[] = ['_id', 'documents', ...laterFacts]
const ofStaff: readonly string[] = ['_id', 'documents', 'isActive', 'permissions', 'version']

export const mayChangePart = ({ role }: Actor, part: string): boolean =>
  (role === 'administrator' ? ofStaff : ofOwner).includes(part)

/** Where what stands could not be read: the part is as unknown to the caller as the vehicle. */
export const refuseForeignParts = (actor: Actor, change: Change): void => {
  const part = Object.keys(change).find((key) => !mayChangePart(actor, key))
  if (part) fail('input.unknown_field', part)
}

const foreign = (field: string): never => fail('input.unknown_field', field)

export const verdictsIn = ({ documents = [] }: Change): Verdict[] =>
  documents.map((document, index) =>
    'isActive' in document
      ? { paperId: document._id, isValidated: document.isActive, reason: document.reason }
      : foreign(`documents.${index}.kind`),
  )

/** What its owner tells of it, apart from papers. */
export const laterFactsIn = ({ service, registeredOn, trailerPlate }: Change): LaterFacts => ({
  service: serviceIn({ service }),
  registeredOn,
  trailerPlate,
})

export const papersIn = (change: Change): BroughtPaper[] => {
  const { _id, documents, ...others } = change
  if (!documents && Object.keys(others).length === 0) return fail('form.incomplete', 'documents')
  return (documents ?? []).map((document, index) =>
    'isActive' in document
      ? fail('input.not_changeable', `documents.${index}.isActive`)
      : broughtOf(document),
  )
}
