import { createContext } from 'react'

export interface WindowStep {
  title: string
  /** Forms are narrower. */
  size: 'wide' | 'form'
  /** The server works: it cannot be left. */
  isHeld: boolean
  onClose: () => void
}

interface Steps {
  /** Where a step stands; undefined while the window is being drawn. */
  place: HTMLElement | undefined
  /** Undefined: back to what the window is of. */
  show: (step: WindowStep | undefined) => void
}

/** What is asked inside a window is its next step, not a window over it. Undefined on the page itself. */
export const StepsContext = createContext<Steps | undefined>(undefined)
