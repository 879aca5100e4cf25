import { CallError } from '@arriero/contract/call'
import { useState } from 'react'
import { noteReason, type PaperVerdict } from '#features/credentials/paper-state.ts'
import { updateErrorText } from '#shared/api/error-text.ts'
import {
  changeCount,
  changesOf,
  emptyDraft,
  type Draft,
  type Profile,
  type StaffRole,
} from './profile-draft.ts'
import { useAccountAct } from './use-account-act.ts'

export interface ProfileReview {
  draft: Draft
  count: number
  isBusy: boolean
  /** Why it could not be saved, and the services that stand in the way. */
  problem: { text: string; orders: readonly string[] } | undefined
  judge: (verdict: PaperVerdict) => void
  setActive: (isActive: boolean) => void
  setRole: (rol: StaffRole) => void
  discard: () => void
  save: () => void
}

const ordersOf = (error: unknown) => (error instanceof CallError ? (error.reply.orders ?? []) : [])
const isOutdated = (error: unknown) => error instanceof CallError && error.reply.code === 'account.changed'

/** Staff's decisions, kept until saved all at once, on the version they were made on. */
export const useProfileReview = (profile: Profile): ProfileReview => {
  const { act, change, readAgain } = useAccountAct(profile)
  const [draft, setDraft] = useState(emptyDraft)
  const [seenVersion, setSeenVersion] = useState<number>()
  const changes = changesOf(draft, profile)
  const count = changeCount(changes)
  const decide = (next: Draft) => {
    if (count === 0) setSeenVersion(profile.version)
    if (act.isError) act.reset()
    setDraft(next)
  }
  const discard = () => {
    act.reset()
    setDraft(emptyDraft)
  }
  const save = () =>
    change(
      { _id: profile._id, version: seenVersion ?? profile.version, ...changes },
      {
        onDone: discard,
        onRefused: (error) => {
          if (!isOutdated(error)) return
          setSeenVersion(undefined)
          void readAgain()
        },
      },
    )
  return {
    draft,
    count,
    isBusy: act.isPending,
    problem: act.isError ? { text: updateErrorText(act.error), orders: ordersOf(act.error) } : undefined,
    judge: (verdict) =>
      decide({
        ...draft,
        papers: new Map(draft.papers).set(verdict.paperId, verdict.isValidated),
        reasons: noteReason(draft.reasons, verdict),
      }),
    setActive: (isActive) => decide({ ...draft, isActive }),
    setRole: (rol) => decide({ ...draft, rol }),
    discard,
    save,
  }
}
