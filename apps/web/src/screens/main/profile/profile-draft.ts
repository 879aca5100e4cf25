/** What staff has decided of an account and not saved yet. */
import type { api } from '@arriero/contract'
import type { CallInput, ReplyOf } from '@arriero/contract/endpoint'
import { paperTexts } from '@arriero/contract/es/papers'
import { papersLacking, type Validation } from '@arriero/domain/people/accounts'
import { paperKinds, type Paper, type PaperKind } from '@arriero/domain/papers/credentials'
import type { Role } from '@arriero/domain/people/roles'
import { asDecided } from '#features/papers/paper-state.ts'
import { changesOf, type Draft } from '#features/papers/review-draft.ts'

export type Profile = ReplyOf<typeof api.users.detail, 'admin'>
export type AccountChange = CallInput<typeof api.accounts.update>['body']
export type StaffRole = NonNullable<AccountChange['rol']>

export interface ProfileDraft extends Draft {
  rol?: StaffRole
}

export const accountChangesOf = (draft: ProfileDraft, profile: Profile): AccountChange => ({
  ...changesOf(draft, profile),
  ...(draft.rol !== undefined && draft.rol !== profile.rol && { rol: draft.rol }),
})

const isPaperKind = (kind: string): kind is PaperKind => paperKinds.some((known) => known === kind)

interface Owner {
  rol: Role
  validation: Validation
  documents: Profile['documents']
}

/** The papers that keep somebody from being approved, as they would stand with what was decided so far. */
export const lackingWords = (
  draft: Draft,
  { rol, validation, documents }: Owner,
  today: string,
): string[] => {
  if (validation === 'validated') return []
  const papers = asDecided(documents, draft.papers).flatMap(({ kind, isActive, expirationDate }): Paper[] =>
    isPaperKind(kind) ? [{ kind, expiresOn: expirationDate, isValidated: isActive }] : [],
  )
  return papersLacking(rol, papers, today).map((kind) => paperTexts[kind])
}
