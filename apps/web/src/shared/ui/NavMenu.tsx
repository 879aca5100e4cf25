import { Menu } from 'antd'
import { Link } from 'react-router'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import type { MenuItems } from './DropMenu.tsx'
import { MenuIcon } from './MenuIcon.tsx'

interface NavEntry {
  path: string
  title: string
  icon: IconName
}

interface NavMenuProps {
  /** Without a title its entries stand by themselves. */
  groups: readonly { key: string; title: string | undefined; entries: readonly NavEntry[] }[]
  currentPath: string | undefined
  /** To its drawings alone. */
  isFolded: boolean
  onNavigate: (() => void) | undefined
}

/** The places of the portal, one under the other. */
export const NavMenu = ({ groups, currentPath, isFolded, onNavigate }: NavMenuProps) => {
  const itemOf = ({ path, title, icon }: NavEntry) => ({
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
    <Menu
      mode="inline"
      inlineCollapsed={isFolded}
      selectedKeys={currentPath ? [currentPath] : []}
      items={groups.flatMap(({ key, title, entries }): MenuItems => {
        const items = entries.map(itemOf)
        return title === undefined ? items : [{ type: 'group', key, label: title, children: items }]
      })}
    />
  )
}
