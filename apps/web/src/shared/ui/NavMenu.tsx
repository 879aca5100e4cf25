import { useId } from 'react'
import { Link } from 'react-router'
import { Icon } from '#shared/drawings/Icon.tsx'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import styles from './NavMenu.module.css'

interface NavEntry {
  path: string
  title: string
  icon: IconName
}

interface NavMenuProps {
  /** Without a title its entries stand by themselves. */
  groups: readonly { key: string; title: string | undefined; entries: readonly NavEntry[] }[]
  currentPath: string | undefined
  /** Only the icons of the entries are shown. */
  isFolded: boolean
  onNavigate: (() => void) | undefined
}

/** The places of the portal, one under the other. */
export const NavMenu = ({ groups, currentPath, isFolded, onNavigate }: NavMenuProps) => {
  const id = useId()
  return groups.map(({ key, title, entries }) => (
    <div key={key} className={styles.group} data-folded={isFolded || undefined}>
      {title !== undefined && (
        <p id={`${id}-${key}`} className={styles.title}>
          {title}
        </p>
      )}
      <ul className={styles.entries} aria-labelledby={title && `${id}-${key}`}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Link
              to={entry.path}
              className={styles.entry}
              title={isFolded ? entry.title : undefined}
              aria-current={entry.path === currentPath ? 'page' : undefined}
              onClick={onNavigate}
            >
              <Icon name={entry.icon} sizePx={20} />
              <span className={isFolded ? 'visually-hidden' : styles.words}>{entry.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ))
}
