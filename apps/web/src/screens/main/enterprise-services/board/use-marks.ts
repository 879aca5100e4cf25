import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { keyOf, useAct } from '#shared/api/queries.ts'
import { useToast } from '#shared/ui/use-toast.ts'
import type { BoardRow } from './LoadBoard.tsx'

type Marked = Pick<BoardRow, '_id' | 'board'>

export interface Marks {
  keep: (row: Marked) => void
  /** Hides it, or shows what was hidden. */
  hide: (row: Marked) => void
  /** What was hidden a moment ago and can be brought back by one press. */
  lastHidden: Marked | undefined
  undo: () => void
}

const undoMs = 8_000

/** What one keeps and hides; the list is read again after each. */
export const useMarks = (): Marks => {
  const client = useQueryClient()
  const toast = useToast()
  const act = useAct(api.loadBoard.mark)
  const [lastHidden, setLastHidden] = useState<Marked>()
  useEffect(() => {
    if (!lastHidden) return undefined
    const timer = setTimeout(() => setLastHidden(undefined), undoMs)
    return () => clearTimeout(timer)
  }, [lastHidden])
  const mark = (row: Marked, wanted: BoardRow['board']['mark']) =>
    act.mutate(
      { params: { _id: row._id }, body: { mark: wanted } },
      {
        onSuccess: () => {
          setLastHidden(wanted === 'hidden' ? row : undefined)
          void client.invalidateQueries({ queryKey: keyOf(api.loadBoard.loads) })
        },
        onError: (error) => toast.error(errorText(error)),
      },
    )
  return {
    keep: (row) => mark(row, row.board.mark === 'kept' ? null : 'kept'),
    hide: (row) => mark(row, row.board.mark === 'hidden' ? null : 'hidden'),
    lastHidden,
    undo: () => lastHidden && mark(lastHidden, null),
  }
}
