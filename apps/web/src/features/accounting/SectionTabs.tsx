import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import styles from './accounting.module.css'

export interface SectionTab {
  path: string
  title: string
}

/** The sections of a screen, each with an address of its own. */
export const SectionTabs = ({
  label,
  tabs,
  current,
}: {
  label: string
  tabs: readonly SectionTab[]
  current: SectionTab
}) => {
  const shown = useRef<HTMLAnchorElement>(null)
  // On a phone it may stand beyond the edge.
  useEffect(() => {
    // Newer browsers answer a promise: it is no clean-up.
    shown.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current.path])
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.path}>
            <Link
              ref={tab.path === current.path ? shown : undefined}
              to={tab.path}
              aria-current={tab.path === current.path ? 'page' : undefined}
            >
              {tab.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
