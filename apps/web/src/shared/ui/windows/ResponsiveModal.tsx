import { Modal } from 'antd'
import { type ReactNode, useContext } from 'react'
import { useGuardedWindow } from '#shared/unsaved/use-guarded-window.ts'
import { WindowContext } from '#shared/unsaved/windows.ts'
import { catchFocus, enterForm } from './catch-focus.ts'
import { StepInWindow, useSteps } from './StepInWindow.tsx'
import { StepsContext } from './window-step.ts'
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

/** A dialog over it, such as the question or the door of a log-in that ended: what closes that must not close this. */
const isCovered = (): boolean => document.querySelector('dialog[open]') !== null

const OwnWindow = (props: ResponsiveModalProps) => {
  const { isOpen, size = 'wide', footer = null, onClose, children } = props
  const own = useGuardedWindow(onClose)
  const { step, around } = useSteps()
  const { title, isHeld = false } = step ?? props
  return (
    <Modal
      open={isOpen}
      title={title}
      footer={step ? null : footer}
      closable={!isHeld}
      keyboard={!isHeld}
      mask={{ closable: !isHeld && !step }}
      onCancel={() => {
        if (!isCovered()) (step?.onClose ?? own.close)()
      }}
      afterClose={catchFocus}
      afterOpenChange={(isShown) => {
        if (isShown && size === 'form') enterForm()
      }}
      width={widths[step?.size ?? size]}
      className={styles.modal}
      destroyOnHidden
    >
      <WindowContext value={own}>{around(children)}</WindowContext>
    </Modal>
  )
}

interface StepWindowProps extends ResponsiveModalProps {
  title: string
}

const StepWindow = ({ title, size = 'wide', footer, isHeld = false, onClose, children }: StepWindowProps) => {
  const own = useGuardedWindow(onClose)
  return (
    <StepInWindow title={title} size={size} isHeld={isHeld} onClose={own.close}>
      <WindowContext value={own}>
        {children}
        {footer}
      </WindowContext>
    </StepInWindow>
  )
}

/**
 * A modal on a desk, a sheet over the whole screen on a phone; what is inside is forgotten when closed. One element in
 * two looks: a window that is made narrower, or a tablet that is turned, keeps what was typed. Left by Escape, × or beside it, it asks
 * before what was typed is lost. Opened inside another one it is that one's next step: there is never a window over a window.
 */
export const ResponsiveModal = (props: ResponsiveModalProps) => {
  const { isOpen, title } = props
  const isInWindow = useContext(StepsContext) !== undefined
  if (!isInWindow || typeof title !== 'string') return <OwnWindow {...props} />
  return isOpen && <StepWindow {...props} title={title} />
}
