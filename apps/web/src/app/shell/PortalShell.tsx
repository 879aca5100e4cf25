import type { Role } from '@arriero/domain/people/roles'
import { type ReactNode, useState } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import type { ScreenEntry } from '#features/search/palette-items.ts'
import { LineBanner } from '#shared/line/LineBanner.tsx'
import { useIsPhone } from '#shared/media.ts'
import { Button } from '#shared/plain/Button.tsx'
import { SideWindow } from '#shared/ui/windows/SideWindow.tsx'
import { Footer } from './Footer.tsx'
import { ShellSearch } from './ShellSearch.tsx'
import { SideMenu } from './SideMenu.tsx'
import { SkipLink, contentId } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import type { PageWidth } from '../screen-route.ts'
import type { LiveState, MenuEntry, ShellContact, ShellUser } from './shell-props.ts'
import { shellTexts } from './shell.texts.ts'
import styles from './PortalShell.module.css'

interface PortalShellProps {
  entries: readonly MenuEntry[]
  /** Of the menu behind the person's name. */
  accountEntries: readonly MenuEntry[]
  /** Where the search leads beside data. */
  places: readonly ScreenEntry[]
  /** Path of the entry that is shown as chosen. */
  currentPath?: string
  /** Of the page: a list and a desk take the room there is. */
  width?: PageWidth
  /** Name and icon in the header, when the screen is not an entry of the menu. */
  current?: Pick<MenuEntry, 'title' | 'icon'>
  user: ShellUser
  role: Role
  live: LiveState
  contact?: ShellContact
  /** What the person was told, in the top bar. */
  bell?: ReactNode
  onLogout: () => void
  children: ReactNode
}

const foldedKey = 'arriero.menu'
const drawerWidthPx = 280

/** The frame of every private screen: side menu, top bar, content, footer. */
export const PortalShell = (props: PortalShellProps) => {
  const { entries, accountEntries, currentPath, user, live, onLogout, children } = props
  const isPhone = useIsPhone()
  const [isFolded, setFolded] = useState(() => localStorage.getItem(foldedKey) === 'folded')
  const [isOpen, setOpen] = useState(false)
  const current = props.current ?? entries.find(({ path }) => path === currentPath)

  const fold = () => {
    localStorage.setItem(foldedKey, isFolded ? 'open' : 'folded')
    setFolded(!isFolded)
  }
  const menuButton = isPhone
    ? { label: shellTexts.openMenu, icon: 'menu' as const, act: () => setOpen(true) }
    : isFolded
      ? { label: shellTexts.unfoldMenu, icon: 'panelOpen' as const, act: fold }
      : { label: shellTexts.foldMenu, icon: 'panelClose' as const, act: fold }

  return (
    <div className={styles.shell}>
      <SkipLink />
      {!isPhone && (
        <aside className={styles.side} data-folded={isFolded || undefined}>
          <SideMenu entries={entries} currentPath={currentPath} isFolded={isFolded} />
        </aside>
      )}
      <SideWindow
        isOpen={isPhone && isOpen}
        side="left"
        width={drawerWidthPx}
        label={shellTexts.mainMenu}
        isKept
        onClose={() => setOpen(false)}
      >
        <SideMenu
          entries={entries}
          currentPath={currentPath}
          onLogout={onLogout}
          onNavigate={() => setOpen(false)}
        />
      </SideWindow>
      <div className={styles.page}>
        <TopBar
          current={current}
          user={user}
          accountEntries={accountEntries}
          live={live}
          onLogout={onLogout}
          search={<ShellSearch places={props.places} role={props.role} />}
          bell={props.bell}
          menuButton={
            <Button
              kind="quiet"
              aria-label={menuButton.label}
              icon={menuButton.icon}
              onClick={menuButton.act}
            />
          }
        />
        <LineBanner />
        {live === 'lost' && (
          <div className={styles.banner} role="status">
            <Icon name="offline" sizePx={18} /> {shellTexts.lostBanner}
          </div>
        )}
        <main id={contentId} tabIndex={-1} className={styles.content} data-width={props.width}>
          {children}
        </main>
        <Footer contact={props.contact} />
      </div>
    </div>
  )
}
