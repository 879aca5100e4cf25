import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#shared/drawings/Icon.tsx'
import type { ColorChoice } from '#shared/color-choice.ts'
import { chooseColor, useColorChoice } from '#shared/color-mode.ts'
import { Portrait } from '#shared/plain/values/Portrait.tsx'
import { DropMenu, type MenuItems } from '#shared/ui/DropMenu.tsx'
import { MenuIcon } from '#shared/ui/MenuIcon.tsx'
import type { LiveState, MenuEntry, ShellUser } from './shell-props.ts'
import { shellTexts } from './shell.texts.ts'
import styles from './TopBar.module.css'

const colorIcons = { system: 'device', light: 'sun', dark: 'moon' } as const
const choices: readonly ColorChoice[] = ['system', 'light', 'dark']

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

interface AccountMenuProps {
  user: ShellUser
  /** Screens that belong to the account and not to the side menu. */
  entries: readonly MenuEntry[]
  onLogout: () => void
}

/** Avatar, name and role; opens to the appearance, the account's own screens and `Cerrar sesión`. */
const AccountMenu = ({ user, entries, onLogout }: AccountMenuProps) => {
  const chosen = useColorChoice()
  const items: MenuItems = [
    {
      type: 'group',
      label: shellTexts.appearance,
      children: choices.map((choice) => ({
        key: choice,
        label: shellTexts.colors[choice],
        icon: <MenuIcon name={colorIcons[choice]} />,
        // All of them have one: an entry with it lays out its words differently.
        extra: choice === chosen ? <Icon name="check" sizePx={16} /> : <span />,
        onClick: () => chooseColor(choice),
      })),
    },
    { type: 'divider' },
    ...entries.map(({ path, title, icon }) => ({
      key: path,
      icon: <MenuIcon name={icon} />,
      label: <Link to={path}>{title}</Link>,
    })),
    { key: 'logout', label: shellTexts.logout, icon: <MenuIcon name="logout" />, onClick: onLogout },
  ]
  return (
    <DropMenu items={items} isBeside>
      <button type="button" className={styles.account}>
        <span className="visually-hidden">{shellTexts.account}: </span>
        <span className={styles.person}>
          <span className={styles.name}>{user.name}</span>
          <span className={styles.role}>{user.roleLabel}</span>
        </span>
        <span aria-hidden="true">
          <Portrait
            person={{ name: user.name, image: user.imageUrl }}
            sizePx={36}
            letters={initials(user.name)}
          />
        </span>
        <Icon name="chevronDown" sizePx={14} />
      </button>
    </DropMenu>
  )
}

/** Whether changes of others arrive by themselves. */
const LiveBadge = ({ state }: { state: LiveState }) => (
  <span className={styles.live} data-state={state} role="status">
    <span className={styles.liveDot} aria-hidden="true" />
    <span className={styles.liveText}>{shellTexts.live[state]}</span>
  </span>
)

interface TopBarProps {
  /** The entry whose screen is shown; hidden screens bring their own name and icon. */
  current: Pick<MenuEntry, 'title' | 'icon'> | undefined
  user: ShellUser
  accountEntries: readonly MenuEntry[]
  live: LiveState
  /** The button that folds or opens the side menu. */
  menuButton: ReactNode
  onLogout: () => void
  /** The way to everything, before the person. */
  search: ReactNode
  /** What the person was told. */
  bell?: ReactNode
}

export const TopBar = ({
  current,
  user,
  live,
  menuButton,
  accountEntries,
  onLogout,
  search,
  bell,
}: TopBarProps) => (
  <header className={styles.bar}>
    {menuButton}
    <div className={styles.current}>
      {current && (
        <>
          <Icon name={current.icon} sizePx={20} />
          <span className={styles.currentTitle}>{current.title}</span>
        </>
      )}
    </div>
    {search}
    <LiveBadge state={live} />
    {bell}
    <AccountMenu user={user} entries={accountEntries} onLogout={onLogout} />
  </header>
)
