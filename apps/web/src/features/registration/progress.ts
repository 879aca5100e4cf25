/** How far somebody's registration is: what he was asked for and how each part stands. Decisions §6. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { paperState, personPapers, type PaperKind } from '@arriero/domain/credentials'
import type { StateTone } from '#shared/plain/StateTag.tsx'
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
}

export type PaperOwner = Pick<OwnProfile, 'rol' | 'validation' | 'documents'>

const standingOf = (kind: PaperKind, owner: PaperOwner, today: string): PaperStanding => {
  // A newer version that waits stands beside the one that counts.
  const paper = owner.documents.find((one) => one.kind === kind && !one.isWaiting)
  const state = paperState(
    paper && { kind, expiresOn: paper.expirationDate, isValidated: paper.isActive },
    today,
  )
  if (state !== 'not_validated') return state
  return owner.validation === 'returned' ? 'returned' : 'waiting'
}

/** The papers his role is asked for, in their order. `today`: a Bogotá day. */
export const askedPapers = (owner: PaperOwner, today: string): AskedPaper[] =>
  (personPapers[owner.rol] ?? []).map((kind) => {
    const standing = standingOf(kind, owner, today)
    return { kind, standing, tone: toneOf[standing], word: texts.standings[standing] }
  })

/** Something is his to do: else he waits for the staff. */
export const isHisTurn = (papers: readonly AskedPaper[]): boolean =>
  papers.some(({ standing }) => standing !== 'waiting' && standing !== 'valid')
