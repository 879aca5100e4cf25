import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { shellTexts } from './shell.texts.ts'
import styles from './ShortcutsDialog.module.css'

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)
export const searchKeys: readonly string[] = isMac ? ['⌘', 'K'] : ['Ctrl', 'K']

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
export const ShortcutsDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <ResponsiveModal isOpen={isOpen} title={texts.title} size="form" onClose={onClose}>
    <dl className={styles.lines}>
      {lines.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key} className={styles.key}>
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.note}>{texts.note}</p>
  </ResponsiveModal>
)
