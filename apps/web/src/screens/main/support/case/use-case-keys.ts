import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isTaken, isTyped } from '#shared/keys.ts'

interface CaseKeys {
  /** What holds the answer: `r` leads to its words. */
  answer: RefObject<HTMLElement | null>
  /** `a`. */
  onTake: () => void
}

/** On the page of one PQR: `r` to answer, `a` to take it. Off while one types, and in a window. */
export const useCaseKeys = ({ answer, onTake }: CaseKeys): void => {
  const acts: Readonly<Record<string, () => void>> = {
    r: () => answer.current?.querySelector<HTMLElement>('textarea')?.focus(),
    a: onTake,
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined
    if (!act || event.ctrlKey || event.metaKey || event.altKey || isTyped(event) || isTaken(event)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
