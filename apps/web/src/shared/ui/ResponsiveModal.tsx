import { Drawer, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useIsPhone } from '#shared/media.ts'

/** The specification's widths: 1000, forms 550 (Spec §9). */
const widths = { wide: 1000, form: 550 } as const

export interface ResponsiveModalProps {
  isOpen: boolean
  title: ReactNode
  size?: keyof typeof widths
  /** Buttons at the foot; none for a modal that only shows. */
  footer?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A modal on a desk, a drawer over the whole screen on a phone; what is inside is forgotten when closed. */
export const ResponsiveModal = (props: ResponsiveModalProps) => {
  const { isOpen, title, size = 'wide', footer = null, onClose, children } = props
  if (useIsPhone()) {
    return (
      <Drawer
        open={isOpen}
        title={title}
        footer={footer}
        onClose={onClose}
        placement="bottom"
        size="100%"
        destroyOnHidden
      >
        {children}
      </Drawer>
    )
  }
  return (
    <Modal
      open={isOpen}
      title={title}
      footer={footer}
      onCancel={onClose}
      width={widths[size]}
      destroyOnHidden
      centered
    >
      {children}
    </Modal>
  )
}
