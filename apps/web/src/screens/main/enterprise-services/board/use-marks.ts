import { api } from '@arriero/contract'
import { atBogota, bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatShortId } from '#shared/format.ts'
import { useSending } from '#shared/forms/use-sending.ts'
import { useToast } from '#shared/ui/use-toast.ts'
import { useUndoable, type Undoable } from '#shared/undo/use-undoable.ts'
import type { BoardRow } from './board-row.ts'
import { boardTexts as texts } from './board.texts.ts'

type Marked = Pick<BoardRow, '_id' | 'board'>

/** Until when what was just hidden stays out of sight, where not for good. */
export const postponements = ['tomorrow', 'price'] as const
export type Postponement = (typeof postponements)[number]

const morningMinutes = 6 * 60
const untilOf = (how: Postponement): string =>
  how === 'price' ? 'price' : atBogota(daysAfter(bogotaDay(new Date()), 1), morningMinutes).toISOString()

export interface Marks {
  keep: (row: Marked) => void
  /** Hides it, or shows what was hidden. */
  hide: (row: Marked) => void
  /** What was hidden a moment ago and can be brought back by one press. */
  last: Undoable | undefined
  /** Hides that for a while alone; undefined where nothing was just hidden for good. */
  postpone: ((how: Postponement) => void) | undefined
}

/** What one keeps and hides; the list is read again after each. */
export const useMarks = (): Marks => {
  const toast = useToast()
  const { last, offer } = useUndoable()
  const [hiddenId, setHiddenId] = useState<string>()
  const { send } = useSending({
    act: useAct(api.loadBoard.mark),
    refreshes: [api.loadBoard.loads],
    onRefused: (error) => toast.error(errorText(error)),
  })
  const mark = (_id: string, wanted: BoardRow['board']['mark'], until?: string) =>
    new Promise<boolean>((answer) => {
      send({ params: { _id }, body: { mark: wanted, ...(until && { until }) } }, answer)
    })
  const hideUntil = (_id: string, words: string, until?: string) =>
    offer(words, mark(_id, 'hidden', until), () => void mark(_id, null))
  return {
    last,
    keep: ({ _id, board }) => void mark(_id, board.mark === 'kept' ? null : 'kept'),
    hide: ({ _id, board }) => {
      if (board.mark === 'hidden') return void mark(_id, null)
      setHiddenId(_id)
      hideUntil(_id, texts.hidden(formatShortId(_id)))
    },
    postpone:
      last && hiddenId
        ? (how) => {
            setHiddenId(undefined)
            hideUntil(hiddenId, texts.postponed[how](formatShortId(hiddenId)), untilOf(how))
          }
        : undefined,
  }
}
