import { useEffect, useRef, type RefObject } from 'react'

const chosen = '[aria-current="page"], [aria-selected="true"]'

/** Of a row that is wider than a phone, brings what is chosen into its middle: when it changes, and when the row has another width. */
export const useCurrentInSight = <Row extends HTMLElement>(current: string): RefObject<Row | null> => {
  const row = useRef<Row>(null)
  useEffect(() => {
    const list = row.current
    if (!list) return undefined
    const show = () => {
      const one = list.querySelector(chosen)?.getBoundingClientRect()
      const { left, width } = list.getBoundingClientRect()
      if (one) list.scrollLeft += one.left + one.width / 2 - (left + width / 2)
    }
    // It tells once as soon as it watches.
    const watch = new ResizeObserver(show)
    watch.observe(list)
    return () => watch.disconnect()
  }, [current])
  return row
}
