import { type ReactNode, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { enterForm } from './catch-focus.ts'
import { StepsContext, type WindowStep } from './window-step.ts'
import styles from './ResponsiveModal.module.css'

/** What a window shows, and what is asked in it meanwhile: of that it knows only that it is asked. */
export const useSteps = () => {
  const [step, setStep] = useState<WindowStep>()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const inside = useMemo(() => ({ place: place ?? undefined, show: setStep }), [place])
  const around = (children: ReactNode) => (
    <StepsContext value={inside}>
      <div hidden={step !== undefined}>{children}</div>
      <div ref={setPlace} />
    </StepsContext>
  )
  return { step, around }
}

interface StepInWindowProps extends WindowStep {
  children: ReactNode
}

/** Takes the place of what a window showed until it is answered or left; what had the focus has it again afterwards. */
export const StepInWindow = ({ title, size, isHeld, onClose, children }: StepInWindowProps) => {
  const window = useContext(StepsContext)
  const show = window?.show
  const own = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  const { step: further, around } = useSteps()
  useLayoutEffect(() => {
    close.current = onClose
  }, [onClose])
  useLayoutEffect(() => {
    show?.(further ?? { title, size, isHeld, onClose: () => close.current() })
  }, [show, further, title, size, isHeld])
  useLayoutEffect(() => {
    const before = document.activeElement
    own.current?.focus({ preventScroll: true })
    if (own.current?.querySelector('form')) enterForm()
    return () => {
      show?.(undefined)
      requestAnimationFrame(() => before instanceof HTMLElement && before.focus())
    }
  }, [show])
  if (!window?.place) return null
  return createPortal(
    <div ref={own} tabIndex={-1} className={styles.step}>
      {around(children)}
    </div>,
    window.place,
  )
}
