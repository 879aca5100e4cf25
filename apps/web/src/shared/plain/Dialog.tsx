import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { FormContext, useFieldsWatched } from '../unsaved/use-unsaved.ts'
import { useGuardedWindow } from '../unsaved/use-guarded-window.ts'
import { WindowContext } from '../unsaved/windows.ts'
import { plainTexts } from './plain.texts.ts'
import styles from './Dialog.module.css'

interface DialogProps {
  isOpen: boolean
  title: string
  /** Without it the question stays until it is answered. */
  onClose?: () => void
  /** Buttons; on a phone they stand above one another at the thumb. */
  actions?: ReactNode
  /** Its two buttons are all the ways out one sees; Escape is the milder one. */
  hasCross?: boolean
  /** Hides what is behind. */
  isOpaque?: boolean
  children: ReactNode
}

/** The browser's own modal dialog: focus stays inside, Escape closes, what is behind is inert. What was typed in it asks first. */
export const Dialog = (props: DialogProps) => {
  const { isOpen, title, onClose, actions, hasCross = true, isOpaque = false, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const own = useGuardedWindow(() => onClose?.())
  const { events, around } = useFieldsWatched(dialog, { reach: 'words', window: own })
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <WindowContext value={own}>
      <FormContext value={around}>
        <dialog
          {...events}
          ref={dialog}
          className={styles.dialog}
          data-opaque={isOpaque || undefined}
          aria-labelledby={titleId}
          onCancel={(event) => {
            // A file chooser that is left says the same word.
            if (event.target !== event.currentTarget) return
            event.preventDefault()
            if (onClose) own.close()
          }}
          // A browser lets nobody be held: the second Escape closes whatever the page says.
          onClose={() => {
            if (!isOpen) return
            dialog.current?.showModal()
            if (onClose) own.close()
          }}
        >
          <header className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {onClose && hasCross && (
              <button
                type="button"
                className={styles.close}
                aria-label={plainTexts.close}
                onClick={own.close}
              >
                <Icon name="close" sizePx={22} />
              </button>
            )}
          </header>
          <div className={styles.body}>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </dialog>
      </FormContext>
    </WindowContext>
  )
}
