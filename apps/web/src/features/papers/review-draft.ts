/** What staff has decided of a person or a vehicle and not saved yet: of its papers, and whether it may work. */
import { noteReason, type Paper, type PaperVerdict, verdictOf } from './paper-state.ts'

export interface Draft {
  /** Paper id → validated or not. */
  papers: ReadonlyMap<string, boolean>
  /** Paper id → why it counts no more; its owner reads it. */
  reasons: ReadonlyMap<string, string>
  isActive?: boolean
}

export const emptyDraft: Draft = { papers: new Map(), reasons: new Map() }

export const withVerdict = <D extends Draft>(draft: D, verdict: PaperVerdict): D => ({
  ...draft,
  papers: new Map(draft.papers).set(verdict.paperId, verdict.isValidated),
  reasons: noteReason(draft.reasons, verdict),
})

interface Reviewed {
  isActive: boolean
  documents: readonly Pick<Paper, '_id' | 'isActive'>[]
}

export interface Changes {
  documents?: readonly unknown[] | undefined
}

/** Only the decisions that differ from how things stand. */
export const changesOf = (draft: Draft, { isActive, documents }: Reviewed) => {
  const judged = documents.flatMap((paper) => {
    const chosen = draft.papers.get(paper._id) ?? paper.isActive
    return chosen === paper.isActive ? [] : [verdictOf(draft, { _id: paper._id, isActive: chosen })]
  })
  return {
    ...(judged.length > 0 && { documents: judged }),
    ...(draft.isActive !== undefined && draft.isActive !== isActive && { isActive: draft.isActive }),
  }
}

/** Each decision counts once, each paper for itself. */
export const changeCount = ({ documents = [], ...others }: Changes): number =>
  documents.length + Object.keys(others).length
