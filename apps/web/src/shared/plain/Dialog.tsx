import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { plainTexts } from './plain.texts.ts'
import styles from './Dialog.module.css'

interface DialogProps {
  isOpen: boolean
  title: string
  /** Without it the question stays until it is answered. */
  onClose?: () => void
  /** Buttons; on a phone they stand above one another at the thumb. */
  actions?: ReactNode
  children: ReactNode
}

/** The browser's own modal dialog: focus stays inside, Escape closes, what is behind is inert. */
export const Dialog = ({ isOpen, title, onClose, actions, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => onClose ?? event.preventDefault()}
      // A browser lets nobody be held: the second Escape closes whatever the page says.
      onClose={onClose ?? (() => dialog.current?.showModal())}
    >
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {onClose && (
          <button type="button" className={styles.close} aria-label={plainTexts.close} onClick={onClose}>
            <Icon name="close" sizePx={22} />
          </button>
        )}
      </header>
      <div className={styles.body}>{children}</div>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </dialog>
  )
}
