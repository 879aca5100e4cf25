import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { useGuardedWindow } from '../unsaved/use-guarded-window.ts'
import { WindowContext } from '../unsaved/windows.ts'
import { catchFocus, enterForm } from './catch-focus.ts'
import styles from './ResponsiveModal.module.css'

/** The specification's widths: 1000, forms 550 (Spec §9). */
const widths = { wide: 1000, form: 550 } as const

export interface ResponsiveModalProps {
  isOpen: boolean
  title: ReactNode
  size?: keyof typeof widths
  /** Buttons at the foot; none for a modal that only shows. */
  footer?: ReactNode
  /** Cannot be left: the server works, or what it shows is shown only once. */
  isHeld?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * A modal on a desk, a sheet over the whole screen on a phone; what is inside is forgotten when closed. One element in
 * two looks: a window that is made narrower, or a tablet that is turned, keeps what was typed. Left by Escape, × or beside it, it asks
 * before what was typed is lost.
 */
export const ResponsiveModal = (props: ResponsiveModalProps) => {
  const { isOpen, title, size = 'wide', footer = null, isHeld = false, onClose, children } = props
  const own = useGuardedWindow(onClose)
  return (
    <Modal
      open={isOpen}
      title={title}
      footer={footer}
      closable={!isHeld}
      keyboard={!isHeld}
      mask={{ closable: !isHeld }}
      onCancel={own.close}
      afterClose={catchFocus}
      afterOpenChange={(isShown) => {
        if (isShown && size === 'form') enterForm()
      }}
      width={widths[size]}
      className={styles.modal}
      destroyOnHidden
    >
      <WindowContext value={own}>{children}</WindowContext>
    </Modal>
  )
}
