import { type RefObject, useEffect, useRef } from 'react'

interface KeptFocus<E extends HTMLElement> {
  ref: RefObject<E | null>
  tabIndex: number
  onFocus: () => void
  onBlur: () => void
}

/** Spread on a list: when the row or button that had the focus goes away, the focus stays with the list. */
export const useKeptFocus = <E extends HTMLElement>(): KeptFocus<E> => {
  const list = useRef<E>(null)
  const isInside = useRef(false)
  useEffect(() => {
    // What is taken out of the page while it has the focus tells nobody that it lost it.
    if (isInside.current && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true })
  })
  return {
    ref: list,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true
    },
    onBlur: () => {
      isInside.current = false
    },
  }
}
