import { useEffect, useEffectEvent } from 'react'
import { isTaken, isTyped } from '#shared/keys.ts'

/** Esc leaves what is picked. A press on a map leaves the keyboard nowhere, so the whole page listens; of a field or a window it is theirs. */
export const useLeaveByEscape = (isPicked: boolean, leave: () => void): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isTaken(event) && !isTyped(event)) leave()
  })
  useEffect(() => {
    if (!isPicked) return undefined
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [isPicked])
}
