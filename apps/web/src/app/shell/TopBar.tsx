import type { ReactNode } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import type { ColorChoice } from '#shared/color-choice.ts'
import { chooseColor, useColorChoice } from '#shared/color-mode.ts'
import { Portrait } from '#shared/plain/values/Portrait.tsx'
import { DropMenu, type MenuGroup } from '#shared/ui/DropMenu.tsx'
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
  const groups: MenuGroup[] = [
    {
      key: 'appearance',
      title: shellTexts.appearance,
      entries: choices.map((choice) => ({
        key: choice,
        label: shellTexts.colors[choice],
        icon: colorIcons[choice],
        isChosen: choice === chosen,
        onPress: () => chooseColor(choice),
      })),
    },
    {
      key: 'own',
      entries: [
        ...entries.map(({ path, title, icon }) => ({ key: path, label: title, icon, to: path })),
        { key: 'logout', label: shellTexts.logout, icon: 'logout', onPress: onLogout },
      ],
    },
  ]
  return (
    <DropMenu groups={groups}>
      {(button) => (
        <button type="button" className={styles.account} {...button}>
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
      )}
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
  /** The bell with the person's notifications. */
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
