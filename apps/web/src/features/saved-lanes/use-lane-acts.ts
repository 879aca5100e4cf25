import { api } from '@arriero/contract'
import { useEffect, useState } from 'react'
import type { RowOf } from '@arriero/contract/lists/column'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { useSending } from '#shared/forms/use-sending.ts'
import { useToast } from '#shared/ui/use-toast.ts'

export type LaneRow = RowOf<typeof api.savedLanes.all>

export interface LaneActs {
  pauseOrResume: (lane: LaneRow) => void
  remove: (lane: LaneRow) => void
  /** What was removed a moment ago and can be brought back by one press. */
  removed: LaneRow | undefined
  undo: () => void
}

const undoMs = 10_000

const refreshes = [api.savedLanes.all]

const endOf = (end: LaneRow['origin']) => end && { code: end.code, reach: end.reach }

/** What is done with a lane among many; the list is read again after each. */
export const useLaneActs = (): LaneActs => {
  const toast = useToast()
  const onRefused = (error: unknown) => toast.error(errorText(error))
  const [removed, setRemoved] = useState<LaneRow>()
  useEffect(() => {
    if (!removed) return undefined
    const timer = setTimeout(() => setRemoved(undefined), undoMs)
    return () => clearTimeout(timer)
  }, [removed])
  const state = useSending({
    act: useAct(api.savedLanes.setState, { isPerInput: true }),
    refreshes,
    onRefused,
  })
  const removing = useSending({
    act: useAct(api.savedLanes.remove, { isPerInput: true }),
    refreshes,
    onRefused,
  })
  const again = useSending({
    act: useAct(api.savedLanes.create),
    refreshes,
    onRefused,
    onDone: () => setRemoved(undefined),
  })
  return {
    pauseOrResume: ({ _id, state: now }) =>
      state.send({ params: { _id }, body: { state: now === 'active' ? 'paused' : 'active' } }),
    remove: (lane) => {
      setRemoved(lane)
      removing.send({ params: { _id: lane._id } })
    },
    removed,
    undo: () =>
      removed &&
      again.send({
        body: {
          name: removed.name,
          origin: endOf(removed.origin),
          destination: endOf(removed.destination),
          typeVehicleIds: removed.typeVehicles.map(({ _id }) => _id),
          perKmLeast: removed.perKmLeast,
          weightMost: removed.weightMost,
        },
      }),
  }
}
