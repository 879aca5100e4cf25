import { Modal } from 'antd'
import { type ReactNode, useContext } from 'react'
import { classNames } from '#shared/class-names.ts'
import { Button } from '#shared/plain/Button.tsx'
import { NeedsLine } from '../../line/NeedsLine.tsx'
import { catchFocus } from './catch-focus.ts'
import { StepInWindow } from './StepInWindow.tsx'
import { uiTexts } from '../ui.texts.ts'
import { StepsContext } from './window-step.ts'
import styles from './ConfirmAct.module.css'

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

const Answers = ({ act, isDangerous = false, isBusy = false, onConfirm, onClose }: ConfirmActProps) => (
  <>
    <Button onClick={onClose} disabled={isBusy}>
      {uiTexts.cancel}
    </Button>
    <Button kind={isDangerous ? 'destroy' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
      {act}
    </Button>
  </>
)

/** Asks once: over the page, or as the next step of the window it is in. While the server works it cannot be left, so that nobody doubts what was done. */
export const ConfirmAct = (props: ConfirmActProps) => {
  const { isOpen, title, effect, isBusy = false, onClose } = props
  const around = useContext(StepsContext)
  if (around)
    return (
      isOpen && (
        <StepInWindow title={title} size="form" isHeld={isBusy} onClose={onClose}>
          {effect}
          <NeedsLine />
          <div className={classNames(styles.answers, styles.step)}>
            <Answers {...props} />
          </div>
        </StepInWindow>
      )
    )
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
      footer={
        <div className={styles.answers}>
          <Answers {...props} />
        </div>
      }
    >
      {effect}
      <NeedsLine />
    </Modal>
  )
}
