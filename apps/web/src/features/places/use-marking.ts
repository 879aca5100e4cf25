import { useState } from 'react'
import { useLeaveByEscape } from '#shared/use-leave-by-escape.ts'
import type { End } from './use-pins.ts'

/** Which end the next press on the map is; none once Esc is pressed. */
export const useMarking = (known: { destination: boolean }) => {
  const [marking, mark] = useState<End>()
  useLeaveByEscape(marking !== undefined, () => mark(undefined))
  /** Whoever marks both marks one after the other. */
  const marked = (end: End): void => {
    if (marking === end) mark(end === 'origin' && !known.destination ? 'destination' : undefined)
  }
  return { marking, mark, marked }
}
