import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PaperVerdict } from '#features/credentials/paper-state.ts'
import type { PendingReview } from '#features/credentials/SaveBar.tsx'
import { updateErrorText } from '#shared/api/error-text.ts'
import { keyOf, useAct } from '#shared/api/queries.ts'
import { useToast } from '#shared/ui/useToast.ts'
import { changeCount, changesOf, type Draft, emptyDraft, judged, type Vehicle } from './review-draft.ts'
import { vehicleTexts as texts } from './vehicle.texts.ts'

export interface ReviewControls extends PendingReview {
  draft: Draft
  judge: (verdict: PaperVerdict) => void
  setActive: (isActive: boolean) => void
  setPermissions: (typeLoadIds: readonly string[]) => void
}

const codeOf = (error: unknown) => (error instanceof CallError ? error.reply.code : undefined)
const ordersOf = (error: unknown) => (error instanceof CallError ? (error.reply.orders ?? []) : [])

/** Staff's decisions, kept until saved all at once, on the version they were made on. */
export const useReview = (vehicle: Vehicle): ReviewControls => {
  const toast = useToast()
  const client = useQueryClient()
  const act = useAct(api.vehicles.update)
  const [draft, setDraft] = useState(emptyDraft)
  const [seenVersion, setSeenVersion] = useState<number>()
  const changes = changesOf(draft, vehicle)
  const count = changeCount(changes)

  const change = (next: Draft) => {
    if (count === 0) setSeenVersion(vehicle.version)
    if (act.isError) act.reset()
    setDraft(next)
  }
  const discard = () => {
    act.reset()
    setDraft(emptyDraft)
  }
  const readAgain = () => client.invalidateQueries({ queryKey: keyOf(api.vehicles.detail) })
  const save = () => {
    const body = { _id: vehicle._id, ...changes, version: seenVersion ?? vehicle.version }
    act.mutate(
      { params: { _id: vehicle._id }, body },
      {
        onSuccess: () => {
          toast.success(texts.saved)
          void readAgain().then(discard)
        },
        onError: (error) => {
          if (codeOf(error) === 'vehicle.has_services') return
          setSeenVersion(undefined)
          void readAgain()
        },
      },
    )
  }
  return {
    draft,
    count,
    isBusy: act.isPending,
    problem: act.isError ? { text: updateErrorText(act.error), orders: ordersOf(act.error) } : undefined,
    judge: (verdict) => change(judged(draft, vehicle, verdict)),
    setActive: (isActive) => change({ ...draft, isActive }),
    setPermissions: (permissions) => change({ ...draft, permissions }),
    discard,
    save,
  }
}
