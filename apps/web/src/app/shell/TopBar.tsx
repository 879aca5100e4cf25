import type { ReactNode } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import type { LiveState, MenuEntry, ShellUser } from './shell-props.ts'
import { shellTexts } from './shell.texts.ts'
import styles from './TopBar.module.css'

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
