import { Modal } from 'antd'
import type { ReactNode } from 'react'
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
 * two looks: a window that is made narrower, or a tablet that is turned, keeps what was typed.
 */
export const ResponsiveModal = (props: ResponsiveModalProps) => {
  const { isOpen, title, size = 'wide', footer = null, isHeld = false, onClose, children } = props
  return (
    <Modal
      open={isOpen}
      title={title}
      footer={footer}
      closable={!isHeld}
      keyboard={!isHeld}
      mask={{ closable: !isHeld }}
      onCancel={onClose}
      afterClose={catchFocus}
      afterOpenChange={(isShown) => {
        if (isShown && size === 'form') enterForm()
      }}
      width={widths[size]}
      className={styles.modal}
      destroyOnHidden
    >
      {children}
    </Modal>
  )
}
