import { Modal } from 'antd'
import type { ReactNode } from 'react'

interface BareWindowProps {
  isOpen: boolean
  /** Read out by screen readers, since there is no heading. */
  label: string
  widthPx: number
  topPx: number
  onClose: () => void
  children: ReactNode
}

/** A window that is all what stands in it. */
export const BareWindow = ({ isOpen, label, widthPx, topPx, onClose, children }: BareWindowProps) => (
  <Modal
    open={isOpen}
    onCancel={onClose}
    footer={null}
    closable={false}
    title={null}
    width={widthPx}
    destroyOnHidden
    aria-label={label}
    style={{ top: topPx }}
    styles={{ container: { padding: 0 } }}
  >
    {children}
  </Modal>
)
