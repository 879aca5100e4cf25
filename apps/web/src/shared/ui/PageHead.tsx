import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import styles from './PageHead.module.css'

interface PageHeadProps {
  title: ReactNode
  /** One sentence, where it helps. */
  help?: string
  /** The main act of the page, on the right. */
  action?: ReactNode
  /** The sections of the screen, beside its title where there is room. */
  tabs?: ReactNode
}

const firstEntry = 'default'

/** A page below a screen begins where a screen does: at its top, with the keyboard at its heading. */
const useArrival = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useLocation().key === firstEntry
  const arrive = useEffectEvent(() => {
    // Who is somewhere already, in a modal over the list, is left there.
    if (isFirst || document.activeElement !== document.body) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  })
  useEffect(() => arrive(), [])
  return heading
}

export const PageHead = ({ title, help, action, tabs }: PageHeadProps) => (
  <header className={styles.head} data-tabs={tabs ? true : undefined}>
    <div className={styles.words}>
      <h1 ref={useArrival()} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {help && <p className={styles.help}>{help}</p>}
    </div>
    {tabs}
    {action && <div className={styles.action}>{action}</div>}
  </header>
)
