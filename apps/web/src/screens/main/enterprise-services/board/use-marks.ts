import { api } from '@arriero/contract'
import { useEffect, useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { useSending } from '#shared/forms/use-sending.ts'
import { useToast } from '#shared/ui/use-toast.ts'
import type { BoardRow } from './board-row.ts'

type Marked = Pick<BoardRow, '_id' | 'board'>

export interface Marks {
  keep: (row: Marked) => void
  /** Hides it, or shows what was hidden. */
  hide: (row: Marked) => void
  /** The id of what was hidden a moment ago and can be brought back by one press. */
  lastHidden: string | undefined
  undo: () => void
}

const undoMs = 8_000

/** What one keeps and hides; the list is read again after each. */
export const useMarks = (): Marks => {
  const toast = useToast()
  const [lastHidden, setLastHidden] = useState<string>()
  useEffect(() => {
    if (lastHidden === undefined) return undefined
    const timer = setTimeout(() => setLastHidden(undefined), undoMs)
    return () => clearTimeout(timer)
  }, [lastHidden])
  const { send } = useSending({
    act: useAct(api.loadBoard.mark),
    refreshes: [api.loadBoard.loads],
    onRefused: (error) => toast.error(errorText(error)),
    onSettled: ({ params, body }) => setLastHidden(body.mark === 'hidden' ? params._id : undefined),
  })
  const mark = (_id: string, wanted: BoardRow['board']['mark']) =>
    send({ params: { _id }, body: { mark: wanted } })
  return {
    keep: ({ _id, board }) => mark(_id, board.mark === 'kept' ? null : 'kept'),
    hide: ({ _id, board }) => mark(_id, board.mark === 'hidden' ? null : 'hidden'),
    lastHidden,
    undo: () => lastHidden !== undefined && mark(lastHidden, null),
  }
}
