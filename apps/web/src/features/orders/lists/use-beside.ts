import { useRef, useState, type FocusEvent } from 'react'
import { useIsWide } from '#shared/media.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { isBesideKept, keepBeside } from './beside-memory.ts'

export interface Beside {
  /** Whether there is room for it. */
  isOffered: boolean
  isOn: boolean
  toggle: () => void
  /** Whose row has, or had last, the keyboard; the first one's before. */
  shownId: string | undefined
  /** What the list around its rows listens to. */
  box: {
    onFocusCapture: (event: FocusEvent<HTMLElement>) => void
    onPointerDownCapture: () => void
    onKeyDownCapture: () => void
  }
  /** Whether the row that was pressed is to open its window: by a key always, by a pointer the one that stands beside already. */
  opens: (id: string) => boolean
}

const indexOfRow = ({ target, currentTarget }: FocusEvent<HTMLElement>): number => {
  const line = target.closest('tr[data-opens]')
  return line ? [...currentTarget.querySelectorAll('tr[data-opens]')].indexOf(line) : -1
}

/** One row of a list read beside it, following the keyboard from row to row. */
export const useBeside = (
  rows: readonly { _id: string }[] | undefined,
  /** The row that was left for a page of its own. */
  leftId: string | undefined,
): Beside => {
  const { _id: me } = useProfile()
  const isOffered = useIsWide()
  const [isWanted, setWanted] = useState(() => isBesideKept(me))
  const [seenId, setSeenId] = useState(leftId)
  const pressed = useRef<{ beside: string | undefined }>(undefined)
  const isOn = isOffered && isWanted
  const shownId = rows?.some(({ _id }) => _id === seenId) ? seenId : rows?.[0]?._id
  return {
    isOffered,
    isOn,
    toggle: () => {
      keepBeside(me, !isWanted)
      setWanted(!isWanted)
    },
    shownId,
    box: {
      onFocusCapture: (event) => {
        const row = rows?.[indexOfRow(event)]
        if (row) setSeenId(row._id)
      },
      onPointerDownCapture: () => {
        pressed.current = { beside: shownId }
      },
      onKeyDownCapture: () => {
        pressed.current = undefined
      },
    },
    opens: (id) => !isOn || pressed.current === undefined || pressed.current.beside === id,
  }
}
