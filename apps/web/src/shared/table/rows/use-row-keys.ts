import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { isTaken, isTyped } from '#shared/keys.ts'

const stepOf: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }

/** The lines of the list, whether drawn as rows or as cards. */
const linesIn = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('tr[data-opens]')]

const move = (box: HTMLElement, step: number): void => {
  const lines = linesIn(box)
  const at = lines.findIndex((line) => line.contains(document.activeElement))
  const next = at < 0 ? (step > 0 ? 0 : lines.length - 1) : at + step
  lines[next]?.focus()
}

/** By the letter that is pressed; `line` is where the row is drawn. */
export type RowActs<Row> = Readonly<Record<string, (row: Row, line: HTMLElement) => void>>

/** So long after an act a line that went away by it still hands its focus on. */
const handsOnMs = 4000

/** Up and down through a list, and what is done with the line that has the focus, without a mouse. */
export const useRowKeys = <Row>(
  box: RefObject<HTMLElement | null>,
  rows: readonly Row[] | undefined,
  acts: RowActs<Row>,
): void => {
  const acted = useRef({ index: 0, atMs: -handsOnMs })
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
    const line = linesIn(element).find((one) => one.contains(focused))
    const index = line ? linesIn(element).indexOf(line) : -1
    const row = rows?.[index]
    const act = acts[event.key.toLowerCase()]
    if (!row || !line || !act) return
    event.preventDefault()
    acted.current = { index, atMs: performance.now() }
    act(row, line)
  })
  // What was hidden or settled lets go of the focus, which the list around it catches: the line that came in its place has it next.
  useEffect(() => {
    const { index, atMs } = acted.current
    if (!box.current || performance.now() - atMs > handsOnMs) return
    const { activeElement } = document
    const lines = linesIn(box.current)
    if (lines.some((line) => line === activeElement || !activeElement?.contains(line))) return
    lines.at(Math.min(index, lines.length - 1))?.focus()
  }, [box, rows])
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
