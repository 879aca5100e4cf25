import { useEffect } from 'react'
import { useLocation } from 'react-router'

interface Left {
  leftRow?: string
}

/** What a link back to a list carries, so that one finds there what one left. */
export const leftState = (rowId: string): Left => ({ leftRow: rowId })

/** Whether it was there. */
const arrive = (): boolean => {
  const row = document.querySelector<HTMLElement>('[data-list] [data-picked]')
  row?.scrollIntoView({ block: 'center' })
  row?.focus({ preventScroll: true })
  return row !== null
}

/** The row that was left for a page of its own: its key, and the keyboard at it as soon as it is drawn. */
export const useLeftRow = (): string | undefined => {
  const { leftRow } = (useLocation().state as Left | null) ?? {}
  useEffect(() => {
    if (leftRow === undefined) return undefined
    const observer = new MutationObserver(() => {
      if (arrive()) observer.disconnect()
    })
    // A page that is drawn takes the keyboard to its heading first.
    const frame = requestAnimationFrame(() => {
      if (!arrive()) observer.observe(document.body, { childList: true, subtree: true })
    })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [leftRow])
  return leftRow
}
