import type { Role } from '@arriero/domain/people/roles'
import { Suspense, useState, useEffect, useEffectEvent } from 'react'
import type { ScreenEntry } from '#features/search/palette-items.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { isTaken, isTyped, isWithin } from '#shared/keys.ts'
import { lazyPart } from '#shared/line/lazy-part.ts'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { shellTexts } from './shell.texts.ts'
import styles from './ShellSearch.module.css'
import shortcutsDialogStyles from './ShortcutsDialog.module.css'

interface Shortcuts {
  onSearch: () => void
  onHelp: () => void
}

/** Puts the keyboard into the search box of the list on screen, if there is one. */
const focusListSearch = (): boolean => {
  const box = document.querySelector<HTMLInputElement>('[data-list-search] input')
  box?.focus()
  box?.select()
  return box !== null
}

interface Typing {
  isOpen: boolean
  text: string
  onText: (text: string) => void
  onClose: () => void
}

/** Keys of the whole portal; while somebody types only the one with Ctrl or ⌘ fires. */
const useShortcuts = ({ onSearch, onHelp }: Shortcuts): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return
    const isCommand = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey
    if (isCommand && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      onSearch()
    }
    if (event.metaKey || event.ctrlKey || event.altKey || isTyped(event)) return
    if (event.key === '?') onHelp()
    if (event.key === '/' && focusListSearch()) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

/** What is typed after the key and before the box is there belongs to the box, wherever the focus still is. */
const useTypedAhead = ({ isOpen, text, onText, onClose }: Typing): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event
    if (!isOpen || ctrlKey || metaKey || altKey || isComposing || isWithin(event, '[role="dialog"] input'))
      return
    if (key === 'Escape') onClose()
    else if (key === 'Backspace') onText(text.slice(0, -1))
    else if (key.length === 1) onText(text + key)
    else if (key !== 'Enter') return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener, { capture: true })
    return () => window.removeEventListener('keydown', listener, { capture: true })
  }, [])
}

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)
const searchKeys: readonly string[] = isMac ? ['⌘', 'K'] : ['Ctrl', 'K']

const texts = shellTexts.shortcuts
const lines: readonly { keys: readonly string[]; does: string }[] = [
  { keys: searchKeys, does: texts.search },
  { keys: ['/'], does: texts.list },
  { keys: ['?'], does: texts.help },
  { keys: ['Tab'], does: texts.next },
  { keys: ['Enter'], does: texts.open },
  { keys: ['Esc'], does: texts.close },
]

/** Every key that does something on every screen. */
const ShortcutsDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <ResponsiveModal isOpen={isOpen} title={texts.title} size="form" onClose={onClose}>
    <dl className={shortcutsDialogStyles.lines}>
      {lines.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key} className={shortcutsDialogStyles.key}>
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
    <p className={shortcutsDialogStyles.note}>{texts.note}</p>
  </ResponsiveModal>
)

const Palette = lazyPart(async () => ({ default: (await import('#features/search/Palette.tsx')).Palette }))

/** The way to everything from everywhere: a button, a key, and the list of keys. The palette's code comes when first asked for. */
export const ShellSearch = ({ places, role }: { places: readonly ScreenEntry[]; role: Role }) => {
  const [open, setOpen] = useState<'search' | 'help'>()
  const [hasSearched, setSearched] = useState(false)
  const [text, setText] = useState('')
  const search = () => {
    setSearched(true)
    setText('')
    setOpen('search')
  }
  const close = () => setOpen(undefined)
  const isOpen = open === 'search'
  useTypedAhead({ isOpen, text, onText: setText, onClose: close })
  useShortcuts({ onSearch: search, onHelp: () => setOpen('help') })
  return (
    <>
      <button type="button" className={styles.button} aria-keyshortcuts="Control+K Meta+K" onClick={search}>
        <Icon name="search" sizePx={18} />
        <span className={styles.words}>{shellTexts.search}</span>
        <kbd className={styles.keys} aria-hidden="true">
          {searchKeys.join(' ')}
        </kbd>
      </button>
      <button
        type="button"
        className={styles.help}
        aria-label={shellTexts.shortcuts.title}
        title={shellTexts.shortcuts.title}
        onClick={() => setOpen('help')}
      >
        <Icon name="keyboard" sizePx={20} />
      </button>
      <Suspense fallback={null}>
        {hasSearched && <Palette {...{ isOpen, text, places, role }} onText={setText} onClose={close} />}
      </Suspense>
      <ShortcutsDialog isOpen={open === 'help'} onClose={close} />
    </>
  )
}
