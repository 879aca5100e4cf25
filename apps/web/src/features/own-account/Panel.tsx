import { type ReactNode, useId, type FocusEvent, useEffect, useRef } from 'react'
import styles from './own-account.module.css'

const takesFocus = 'input:not([type=hidden]), select, textarea, button'

/** Where the button that was pressed gives way to a form, or the form to the button, the keyboard goes on there. */
const useFocusKept = () => {
  const place = useRef<HTMLElement>(null)
  const wasHere = useRef(false)
  useEffect(() => {
    if (wasHere.current && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>(takesFocus)?.focus()
  })
  return {
    ref: place,
    onFocus: () => {
      wasHere.current = true
    },
    // Whoever goes elsewhere by himself is not brought back.
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.isConnected) wasHere.current = false
    },
  }
}

interface PanelProps {
  title: string
  text?: string
  children: ReactNode
}

/** One matter of the account. */
export const Panel = ({ title, text, children }: PanelProps) => {
  const id = useId()
  const kept = useFocusKept()
  return (
    <section className={styles.panel} aria-labelledby={id} {...kept}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  )
}
