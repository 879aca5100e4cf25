import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isTaken, isTyped } from '#shared/keys.ts'
import type { WindowAddress } from '#shared/use-modal-address.ts'
import type { BoardRow } from './board-row.ts'
import type { Marks } from './use-marks.ts'

interface Board {
  rows: readonly BoardRow[] | undefined
  address: WindowAddress
  marks: Marks
  isEnterable: (row: BoardRow) => boolean
}

const stepOf: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }

/** The lines of the board, whether drawn as rows or as cards. */
const linesIn = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('tr[data-opens]')]

const move = (box: HTMLElement, step: number): void => {
  const lines = linesIn(box)
  const at = lines.findIndex((line) => line.contains(document.activeElement))
  const next = at < 0 ? (step > 0 ? 0 : lines.length - 1) : at + step
  lines[next]?.focus()
}

/** Up and down through the board, and what is done with the line that has the focus, without a mouse. */
export const useBoardKeys = (box: RefObject<HTMLElement | null>, board: Board): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const element = box.current
    if (!element || isTaken(event) || isTyped(event)) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const focused = document.activeElement
    const step = stepOf[event.key]
    if (step !== undefined && (focused === document.body || element.contains(focused))) {
      event.preventDefault()
      move(element, step)
    }
    const row = board.rows?.[linesIn(element).findIndex((line) => line.contains(focused))]
    if (!row) return
    const acts: Readonly<Record<string, () => void>> = {
      o: () => board.isEnterable(row) && board.address.open(row._id, 'tomar'),
      g: () => board.marks.keep(row),
      h: () => board.marks.hide(row),
    }
    const act = acts[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
