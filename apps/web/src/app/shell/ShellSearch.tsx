import type { Role } from '@arriero/domain/roles'
import { Suspense, useState } from 'react'
import type { ScreenEntry } from '#features/search/palette-items.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { lazyPart } from '#shared/line/lazy-part.ts'
import { searchKeys, ShortcutsDialog } from './ShortcutsDialog.tsx'
import { shellTexts } from './shell.texts.ts'
import { useShortcuts } from './use-shortcuts.ts'
import styles from './ShellSearch.module.css'

const Palette = lazyPart(async () => ({ default: (await import('#features/search/Palette.tsx')).Palette }))

/** The way to everything from everywhere: a button, a key, and the list of keys. The palette's code comes when first asked for. */
export const ShellSearch = ({ places, role }: { places: readonly ScreenEntry[]; role: Role }) => {
  const [open, setOpen] = useState<'search' | 'help'>()
  const [hasSearched, setSearched] = useState(false)
  const search = () => {
    setSearched(true)
    setOpen('search')
  }
  const close = () => setOpen(undefined)
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
        {hasSearched && <Palette isOpen={open === 'search'} places={places} role={role} onClose={close} />}
      </Suspense>
      <ShortcutsDialog isOpen={open === 'help'} onClose={close} />
    </>
  )
}
