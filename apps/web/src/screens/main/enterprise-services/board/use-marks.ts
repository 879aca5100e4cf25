import { api } from '@arriero/contract'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatShortId } from '#shared/format.ts'
import { useSending } from '#shared/forms/use-sending.ts'
import { useToast } from '#shared/ui/use-toast.ts'
import { useUndoable, type Undoable } from '#shared/undo/use-undoable.ts'
import type { BoardRow } from './board-row.ts'
import { boardTexts as texts } from './board.texts.ts'

type Marked = Pick<BoardRow, '_id' | 'board'>

export interface Marks {
  keep: (row: Marked) => void
  /** Hides it, or shows what was hidden. */
  hide: (row: Marked) => void
  /** What was hidden a moment ago and can be brought back by one press. */
  last: Undoable | undefined
}

/** What one keeps and hides; the list is read again after each. */
export const useMarks = (): Marks => {
  const toast = useToast()
  const { last, offer } = useUndoable()
  const { send } = useSending({
    act: useAct(api.loadBoard.mark),
    refreshes: [api.loadBoard.loads],
    onRefused: (error) => toast.error(errorText(error)),
  })
  const mark = (_id: string, wanted: BoardRow['board']['mark']) =>
    new Promise<boolean>((answer) => {
      send({ params: { _id }, body: { mark: wanted } }, answer)
    })
  return {
    last,
    keep: ({ _id, board }) => void mark(_id, board.mark === 'kept' ? null : 'kept'),
    hide: ({ _id, board }) => {
      if (board.mark === 'hidden') return void mark(_id, null)
      offer(texts.hidden(formatShortId(_id)), mark(_id, 'hidden'), () => void mark(_id, null))
    },
  }
}
