import { useEffect, useEffectEvent } from 'react'
import { isTaken, isTyped } from '#shared/keys.ts'

/** By the key that is pressed: a letter means both its cases. */
type KeyActs = Readonly<Record<string, () => void>>

/** Acts of the page by one key each: not while somebody types, nor under a window, nor for as long as a key is held down. */
export const useReviewKeys = (acts: KeyActs): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event) || isTyped(event) || event.repeat) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = acts[event.key] ?? acts[event.key.toLowerCase()]
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
