import { Link } from 'react-router'
import { useEffect, useState } from 'react'
import { BrandMark } from '#shared/brand/BrandMark.tsx'
import { useHouseLook } from '#shared/brand/use-house-look.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { paths } from '#shared/paths.ts'
import { formatDate } from '#shared/format.ts'
import { NavMenu } from '#shared/ui/NavMenu.tsx'
import { groupedEntries } from './grouped-entries.ts'
import type { MenuEntry } from './shell-props.ts'
import { shellTexts } from './shell.texts.ts'
import { clockParts } from './clock-parts.ts'
import styles from './SideMenu.module.css'
import clockStyles from './Clock.module.css'

const tickMs = 1000

/** Bogotá's time, every second (Spec §2). Not announced: nobody wants to hear seconds. */
const Clock = ({ isSmall = false }: { isSmall?: boolean }) => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  const { hour, seconds, half, weekday } = clockParts(now)
  return (
    <time className={clockStyles.clock} dateTime={new Date(now).toISOString()} title={shellTexts.clock}>
      <span className={clockStyles.time}>
        {hour}
        {!isSmall && <span className={clockStyles.seconds}>:{seconds}</span>}
        {!isSmall && <span className={clockStyles.half}>{half}</span>}
      </span>
      {!isSmall && (
        <span className={clockStyles.date}>
          {weekday} {formatDate(now)}
        </span>
      )}
    </time>
  )
}

interface SideMenuProps {
  entries: readonly MenuEntry[]
  currentPath: string | undefined
  isFolded?: boolean
  /** On small screens the menu also carries the way out (Spec §2). */
  onLogout?: () => void
  onNavigate?: () => void
}

export const SideMenu = ({ entries, currentPath, isFolded = false, onLogout, onNavigate }: SideMenuProps) => {
  const house = useHouseLook().name
  return (
    <div className={styles.side} data-folded={isFolded || undefined}>
      <Link to={paths.home} className={styles.brand} onClick={onNavigate} aria-label={house}>
        <BrandMark sizePx={30} />
        {!isFolded && <span>{house}</span>}
      </Link>
      <nav className={styles.entries} aria-label={shellTexts.mainMenu}>
        <NavMenu
          groups={groupedEntries(entries).map(({ group, entries: inside }) => ({
            key: group ?? 'own',
            title: group && shellTexts.menuGroups[group],
            entries: inside,
          }))}
          currentPath={currentPath}
          isFolded={isFolded}
          onNavigate={onNavigate}
        />
      </nav>
      <div className={styles.foot}>
        {onLogout && (
          <button type="button" className={styles.logout} onClick={onLogout}>
            <Icon name="logout" sizePx={20} />
            {shellTexts.logout}
          </button>
        )}
        <Clock isSmall={isFolded} />
      </div>
    </div>
  )
}
