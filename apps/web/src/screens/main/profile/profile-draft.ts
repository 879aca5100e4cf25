/** What staff has decided of an account and not saved yet. */
import type { api } from '@arriero/contract'
import type { CallInput, ReplyOf } from '@arriero/contract/endpoint'
import { paperTexts } from '@arriero/contract/es/papers'
import { papersLacking, type Validation } from '@arriero/domain/people/accounts'
import { paperKinds, type Paper, type PaperKind } from '@arriero/domain/papers/credentials'
import type { Role } from '@arriero/domain/people/roles'
import { asDecided, verdictOf } from '#features/credentials/paper-state.ts'

export type Profile = ReplyOf<typeof api.users.detail, 'admin'>
export type AccountChange = CallInput<typeof api.users.update>['body']
export type StaffRole = NonNullable<AccountChange['rol']>

export interface Draft {
  /** Paper id → validated or not. */
  papers: ReadonlyMap<string, boolean>
  /** Paper id → why it counts no more; its owner reads it. */
  reasons: ReadonlyMap<string, string>
  isActive?: boolean
  rol?: StaffRole
}

export const emptyDraft: Draft = { papers: new Map(), reasons: new Map() }

/** Only what differs from what is: nothing else is sent. */
export const changesOf = (draft: Draft, profile: Profile): AccountChange => {
  const documents = profile.documents.flatMap(({ _id, isActive }) => {
    const chosen = draft.papers.get(_id)
    return chosen === undefined || chosen === isActive ? [] : [verdictOf(draft, { _id, isActive: chosen })]
  })
  const { isActive, rol } = draft
  return {
    ...(documents.length > 0 ? { documents } : {}),
    ...(isActive === undefined || isActive === profile.isActive ? {} : { isActive }),
    ...(rol === undefined || rol === profile.rol ? {} : { rol }),
  }
}

export const changeCount = ({ documents = [], isActive, rol }: AccountChange): number =>
  documents.length + (isActive === undefined ? 0 : 1) + (rol === undefined ? 0 : 1)

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
