import { Link } from 'react-router'
import { useCurrentInSight } from '#shared/ui/use-current-in-sight.ts'
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
}) => (
  <nav aria-label={label}>
    <ul ref={useCurrentInSight<HTMLUListElement>(current.path)} className={styles.tabs}>
      {tabs.map((tab) => (
        <li key={tab.path}>
          <Link to={tab.path} aria-current={tab.path === current.path ? 'page' : undefined}>
            {tab.title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
