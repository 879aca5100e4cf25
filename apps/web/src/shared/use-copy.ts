import { type RefObject, useRef, useState } from 'react'

/**
 * Puts a text on the clipboard. A browser may forbid it, and has no clipboard at all without https: then it is said, and the text
 * stands marked where it is shown (`place`), to be copied by hand.
 */
export const useCopy = <Shown extends HTMLElement>(): {
  place: RefObject<Shown | null>
  outcome: 'copied' | 'refused' | undefined
  /** Resolves with whether it is on the clipboard. */
  copy: (text: string) => Promise<boolean>
  forget: () => void
} => {
  const place = useRef<Shown>(null)
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const copy = async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
      return true
    } catch {
      setOutcome('refused')
      // What was cut short is drawn whole first.
      requestAnimationFrame(() => place.current && getSelection()?.selectAllChildren(place.current))
      return false
    }
  }
  return { place, outcome, copy, forget: () => setOutcome(undefined) }
}
