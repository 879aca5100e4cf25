import {
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Link } from 'react-router'
import { Icon } from '#shared/drawings/Icon.tsx'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import { bareWords } from './choice/bare-words.ts'
import { usePlaced } from './use-placed.ts'
import styles from './DropMenu.module.css'

interface MenuEntry {
  key: string
  label: string
  icon: IconName
  isChosen?: boolean
  /** The address it leads to; without one it is a button. */
  to?: string
  onPress?: () => void
}

export interface MenuGroup {
  key: string
  title?: string
  entries: readonly MenuEntry[]
}

/** Props for the button that opens the menu. */
interface MenuButton {
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onClick: () => void
}

interface DropMenuProps {
  groups: readonly MenuGroup[]
  children: (button: MenuButton) => ReactNode
}

const entryIn = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
]

interface EntryProps {
  entry: MenuEntry
  /** What has the focus has it again: what the entry opens gives it back there. */
  onLeave: () => void
}

const Entry = ({ entry, onLeave }: EntryProps) => {
  const { label, icon, isChosen = false, to, onPress } = entry
  const press = () => {
    onLeave()
    onPress?.()
  }
  const says = {
    role: 'menuitem',
    tabIndex: -1,
    className: styles.entry,
    'aria-current': isChosen || undefined,
    onClick: press,
    children: (
      <>
        <Icon name={icon} sizePx={20} />
        <span className={styles.label}>{label}</span>
        {isChosen && <Icon name="check" sizePx={16} />}
      </>
    ),
  } as const
  return to === undefined ? <button type="button" {...says} /> : <Link to={to} {...says} />
}

/** What opens under a button: entries one goes through with the arrows, or by their first letter. */
export const DropMenu = ({ groups, children }: DropMenuProps) => {
  const [opened, setOpened] = useState<'first' | 'last'>()
  const place = useRef<HTMLSpanElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const id = useId()
  const isOpen = opened !== undefined
  const shown = groups.filter(({ entries }) => entries.length > 0)
  usePlaced({ isOpen, at: place, popup: menu, align: 'end' })
  useLayoutEffect(() => {
    if (opened)
      entryIn(menu.current)
        .at(opened === 'first' ? 0 : -1)
        ?.focus({ preventScroll: true })
  }, [opened])
  const leave = () => {
    place.current?.querySelector('button')?.focus()
    setOpened(undefined)
  }
  const walk = ({ key }: KeyboardEvent): boolean => {
    const entries = entryIn(menu.current)
    const at = entries.findIndex((one) => one === document.activeElement)
    const round = [...entries.slice(at + 1), ...entries.slice(0, at + 1)]
    const next =
      {
        ArrowDown: round[0],
        ArrowUp: entries.at(at - 1),
        Home: entries[0],
        End: entries.at(-1),
      }[key] ??
      (key.length === 1 && bareWords(key)
        ? round.find(({ innerText }) => bareWords(innerText).startsWith(bareWords(key)))
        : undefined)
    next?.focus()
    return next !== undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (!isOpen && (key === 'ArrowDown' || key === 'ArrowUp'))
      setOpened(key === 'ArrowDown' ? 'first' : 'last')
    else if (!isOpen) return
    else if (key === 'Escape') leave()
    // The focus goes on from the button.
    else if (key === 'Tab') return leave()
    else if (!walk(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpened(undefined)
  }
  const onClick = () => setOpened(isOpen ? undefined : 'first')
  return (
    <span
      ref={place}
      className={styles.place}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      // Pressed while it is open, the button leaves the focus inside, and closes it.
      onMouseDown={(event) => isOpen && event.preventDefault()}
    >
      {children({ 'aria-haspopup': 'menu', 'aria-expanded': isOpen, onClick })}
      {isOpen && (
        <div ref={menu} role="menu" popover="manual" className={styles.menu}>
          {shown.map(({ key, title, entries }, at) => (
            <Fragment key={key}>
              {at > 0 && <div role="separator" className={styles.line} />}
              <div role="group" aria-labelledby={title && `${id}-${key}`}>
                {title && (
                  <div id={`${id}-${key}`} role="presentation" className={styles.title}>
                    {title}
                  </div>
                )}
                {entries.map((entry) => (
                  <Entry key={entry.key} entry={entry} onLeave={leave} />
                ))}
              </div>
            </Fragment>
          ))}
        </div>
      )}
    </span>
  )
}
