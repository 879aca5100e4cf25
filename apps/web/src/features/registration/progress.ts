/** How far somebody's registration is: what he was asked for and how each part stands. Decisions §6. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { paperState, personPapers, type PaperKind } from '@arriero/domain/papers/credentials'
import { isCarrierRole } from '@arriero/domain/people/roles'
import type { StateTone } from '#shared/plain/values/StateTag.tsx'
import { progressTexts as texts } from './progress.texts.ts'

export type OwnProfile = ReplyOf<typeof api.users.detail, 'self'>

type PaperStanding = keyof typeof texts.standings

const toneOf: Record<PaperStanding, StateTone> = {
  missing: 'off',
  waiting: 'waiting',
  valid: 'good',
  expired: 'bad',
  returned: 'bad',
}

export interface AskedPaper {
  kind: PaperKind
  standing: PaperStanding
  tone: StateTone
  word: string
  /** Last day of the one in force or, before there is one, of the one staff looks at; null where it has none. */
  expiresOn: string | null
  /** Why staff did not take the newer version he brought. */
  turnedDown: string | undefined
  /** Why staff did not take the one there is. */
  refused: string | undefined
}

export type PaperOwner = Pick<OwnProfile, 'rol' | 'validation' | 'returnedAt' | 'documents'>

/** Ids begin with the second they were made in. Decisions §1. */
const broughtAt = (_id: string): number => Number.parseInt(_id.slice(0, 8), 16) * 1000

/** Staff has sent it back, and no newer one was brought since. */
const isToCorrect = (_id: string, { validation, returnedAt }: PaperOwner): boolean =>
  validation === 'returned' && (returnedAt === null || broughtAt(_id) < Date.parse(returnedAt))

const standingOf = (kind: PaperKind, owner: PaperOwner, today: string): PaperStanding => {
  const ofKind = owner.documents.filter((one) => one.kind === kind)
  // A newer version that waits stands beside the one that counts.
  const paper = ofKind.find(({ isWaiting }) => !isWaiting)
  const newer = ofKind.find(({ isWaiting }) => isWaiting)
  const state = paperState(
    paper && {
      kind,
      expiresOn: paper.expirationDate,
      isValidated: paper.isActive,
      renewal: newer && { expiresOn: newer.expirationDate },
    },
    today,
  )
  if (state !== 'not_validated') return state
  // Looked at and not taken: it is his turn, whatever becomes of his account.
  if (paper?.invalidated && !newer) return 'returned'
  return paper && isToCorrect((newer ?? paper)._id, owner) ? 'returned' : 'waiting'
}

/** The papers his role is asked for, in their order. `today`: a Bogotá day. */
export const askedPapers = (owner: PaperOwner, today: string): AskedPaper[] =>
  (personPapers[owner.rol] ?? []).map((kind) => {
    const standing = standingOf(kind, owner, today)
    const paper = owner.documents.find((one) => one.kind === kind && !one.isWaiting)
    const turnedDown = paper?.turnedDown?.reason
    const expiresOn = paper?.expirationDate ?? null
    const refused = standing === 'returned' ? paper?.invalidated?.reason : undefined
    const said = { tone: toneOf[standing], word: texts.standings[standing] }
    return { kind, standing, ...said, expiresOn, turnedDown, refused }
  })

/** Something is his to do: else he waits for the staff. */
export const isHisTurn = (papers: readonly AskedPaper[]): boolean =>
  papers.some(({ standing }) => standing !== 'waiting' && standing !== 'valid')

/** Nothing of what he is asked for is missing or over: what he has corrected may be looked at. */
export const maySend = (papers: readonly AskedPaper[]): boolean =>
  papers.every(({ standing }) => standing !== 'missing' && standing !== 'expired')

/** What comes next, by whose turn it is. */
export const turnText = (
  { validation, returnedAt, rol, driver }: Pick<OwnProfile, 'validation' | 'returnedAt' | 'rol' | 'driver'>,
  papers: readonly AskedPaper[],
): string => {
  if (validation === 'returned') return maySend(papers) ? texts.toSend : texts.toCorrect
  if (isHisTurn(papers)) return texts.yourTurn
  if (isCarrierRole(rol) && !driver?.pay) return texts.payLeft
  return returnedAt === null ? texts.waiting : texts.resent
}
