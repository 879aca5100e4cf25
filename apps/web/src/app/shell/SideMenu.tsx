import { Menu } from 'antd'
import { Link } from 'react-router'
import { BrandMark } from '#shared/brand/BrandMark.tsx'
import { useHouseLook } from '#shared/brand/use-house-look.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { MenuIcon } from '#shared/ui/MenuIcon.tsx'
import { paths } from '#shared/paths.ts'
import { Clock } from './Clock.tsx'
import { groupedEntries } from './grouped-entries.ts'
import type { MenuEntry } from './shell-props.ts'
import { shellTexts } from './shell.texts.ts'
import styles from './SideMenu.module.css'

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
  const itemOf = ({ path, title, icon }: MenuEntry) => ({
    key: path,
    icon: <MenuIcon name={icon} />,
    title,
    label: (
      <Link to={path} onClick={onNavigate} aria-current={path === currentPath ? 'page' : undefined}>
        {title}
      </Link>
    ),
  })
  return (
    <div className={styles.side} data-folded={isFolded || undefined}>
      <Link to={paths.home} className={styles.brand} onClick={onNavigate} aria-label={house}>
        <BrandMark sizePx={30} />
        {!isFolded && <span>{house}</span>}
      </Link>
      <nav className={styles.entries} aria-label={shellTexts.mainMenu}>
        <Menu
          mode="inline"
          inlineCollapsed={isFolded}
          selectedKeys={currentPath ? [currentPath] : []}
          items={groupedEntries(entries)
            .map(({ group, entries: inside }) =>
              group === undefined
                ? inside.map(itemOf)
                : {
                    type: 'group' as const,
                    key: group,
                    label: shellTexts.menuGroups[group],
                    children: inside.map(itemOf),
                  },
            )
            .flat()}
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
