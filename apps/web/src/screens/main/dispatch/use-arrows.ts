/** Arrows through the tray and the bars: one of each is reached by Tab, the others from there. */
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isTaken, isTyped } from '#shared/keys.ts'

const loads = '[data-load]'
const bars = '[data-bar]'

const all = (box: ParentNode, what: string): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(what)]

/** Where Tab leads back to. */
const enter = (box: HTMLElement, what: string, chosen: HTMLElement | undefined): void => {
  if (!chosen) return
  for (const one of all(box, what)) one.tabIndex = one === chosen ? 0 : -1
  chosen.focus()
}

/** Of the next row that has any, the bar that lies nearest below or above. */
const besides = (box: HTMLElement, from: HTMLElement, step: number): HTMLElement | undefined => {
  const rows = all(box, '[data-board-row]').filter((row) => row.querySelector(bars))
  const row = rows[rows.findIndex((one) => one.contains(from)) + step]
  const { left } = from.getBoundingClientRect()
  const distance = (one: HTMLElement) => Math.abs(one.getBoundingClientRect().left - left)
  return row && all(row, bars).toSorted((one, other) => distance(one) - distance(other))[0]
}

const alongRow = (from: HTMLElement, step: number): HTMLElement | undefined => {
  const row = from.closest('[data-board-row]')
  if (!row) return undefined
  const own = all(row, bars)
  return own[own.indexOf(from) + step]
}

export const useArrows = (box: RefObject<HTMLElement | null>): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const [element, focused] = [box.current, document.activeElement]
    if (!element || isTaken(event) || isTyped(event) || !(focused instanceof HTMLElement)) return
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (step === undefined || !element.contains(focused)) return
    const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if (focused.matches(loads)) {
      const list = all(element, loads)
      enter(element, loads, list[list.indexOf(focused) + step])
    } else if (focused.matches(bars)) {
      enter(element, bars, isAcross ? alongRow(focused, step) : besides(element, focused, step))
    } else return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
