import { Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import { catchFocus } from './catch-focus.ts'
import { uiTexts } from './ui.texts.ts'

interface ConfirmActProps {
  isOpen: boolean
  title: string
  /** What will happen, with its amount: it is read before the button. */
  effect: ReactNode
  /** The verb of the act, with the amount where money moves; never only "Aceptar". */
  act: string
  isDangerous?: boolean
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks once. While the server works it cannot be left, so that nobody doubts what was done. */
export const ConfirmAct = (props: ConfirmActProps) => {
  const { isOpen, title, effect, act, isDangerous = false, isBusy = false, onConfirm, onClose } = props
  return (
    <Modal
      open={isOpen}
      title={title}
      width={550}
      centered
      closable={!isBusy}
      keyboard={!isBusy}
      mask={{ closable: false }}
      onCancel={onClose}
      afterClose={catchFocus}
      footer={[
        <Button key="back" onClick={onClose} disabled={isBusy}>
          {uiTexts.cancel}
        </Button>,
        <Button key="act" type="primary" danger={isDangerous} loading={isBusy} onClick={onConfirm}>
          {act}
        </Button>,
      ]}
    >
      {effect}
    </Modal>
  )
}
