import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { usePlaced } from './use-placed.ts'
import styles from './Hint.module.css'

interface HintProps {
  /** Without a text no hint is shown. */
  text: string | undefined
  /** Also to whoever reaches it by the keyboard, or by a thumb. */
  isOnFocus?: boolean
  /** One control, which says the same to who listens. */
  children: ReactNode
}

/** Who only passes over it is not told, and who goes to what is told still reads it. */
const settleMs = 100

/** What a control means, or why it is closed, beside it while one points at it. */
export const Hint = ({ text, isOnFocus = false, children }: HintProps) => {
  const [isOpen, setOpen] = useState(false)
  const at = useRef<HTMLElement>(null)
  const popup = useRef<HTMLSpanElement>(null)
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(later.current), [])
  const isShown = isOpen && text !== undefined
  usePlaced({ isOpen: isShown, at, popup, align: 'center', side: 'above' })
  const turn = (isOn: boolean) => (event: SyntheticEvent<HTMLElement>) => {
    const control = event.currentTarget.firstElementChild
    if (control instanceof HTMLElement) at.current = control
    clearTimeout(later.current)
    later.current = setTimeout(() => setOpen(isOn), settleMs)
  }
  return (
    <span
      className={styles.place}
      onMouseEnter={turn(true)}
      onMouseLeave={turn(false)}
      onFocus={isOnFocus ? turn(true) : undefined}
      onBlur={turn(false)}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      {children}
      {isShown && (
        <span ref={popup} popover="manual" aria-hidden="true" className={styles.hint}>
          {text}
        </span>
      )}
    </span>
  )
}
