import { useSyncExternalStore } from 'react'
import { phoneBelowPx } from './tokens.ts'

/** Asked once something is drawn: what only reads a form's declaration has no window. */
const mediaHook = (query: string) => {
  let asked: MediaQueryList | undefined
  const media = () => (asked ??= window.matchMedia(query))
  const subscribe = (listener: () => void) => {
    media().addEventListener('change', listener)
    return () => media().removeEventListener('change', listener)
  }
  return (): boolean => useSyncExternalStore(subscribe, () => media().matches)
}

export const useIsPhone = mediaHook(`(max-width: ${phoneBelowPx - 0.02}px)`)

/** Room for a list and, beside it, what one of its rows is about. */
export const useIsWide = mediaHook('(min-width: 1280px)')

const calm = '(prefers-reduced-motion: reduce)'

/** True for people who asked their device for less motion. */
export const useIsCalm = mediaHook(calm)
/** The same for what moves outside of React, asked when it is about to. */
export const isCalm = (): boolean => window.matchMedia(calm).matches
