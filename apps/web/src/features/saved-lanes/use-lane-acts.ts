import { api } from '@arriero/contract'
import type { RowOf } from '@arriero/contract/lists/column'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { useSending } from '#shared/forms/use-sending.ts'
import { useToast } from '#shared/ui/use-toast.ts'
import { useUndoable, type Undoable } from '#shared/undo/use-undoable.ts'
import { savedLaneTexts as texts } from './lanes.texts.ts'

export type LaneRow = RowOf<typeof api.savedLanes.all>

export interface LaneActs {
  pauseOrResume: (lane: LaneRow) => void
  remove: (lane: LaneRow) => void
  /** What was removed a moment ago and can be brought back by one press. */
  last: Undoable | undefined
}

const refreshes = [api.savedLanes.all]

const endOf = (end: LaneRow['origin']) => end && { code: end.code, reach: end.reach }

const bodyOf = ({ name, origin, destination, typeVehicles, perKmLeast, weightMost }: LaneRow) => ({
  name,
  origin: endOf(origin),
  destination: endOf(destination),
  typeVehicleIds: typeVehicles.map(({ _id }) => _id),
  perKmLeast,
  weightMost,
})

/** What is done with a lane among many; the list is read again after each. */
export const useLaneActs = (): LaneActs => {
  const toast = useToast()
  const onRefused = (error: unknown) => toast.error(errorText(error))
  const { last, offer } = useUndoable()
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
  const again = useSending({ act: useAct(api.savedLanes.create), refreshes, onRefused })
  return {
    last,
    pauseOrResume: ({ _id, state: now }) =>
      state.send({ params: { _id }, body: { state: now === 'active' ? 'paused' : 'active' } }),
    remove: (lane) =>
      offer(
        texts.removed(lane.name),
        new Promise<boolean>((answer) => {
          removing.send({ params: { _id: lane._id } }, answer)
        }),
        () => again.send({ body: bodyOf(lane) }),
      ),
  }
}
