import { type ReactNode, type RefObject, type SubmitEvent, useRef } from 'react'
import { Button } from '#shared/plain/Button.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { NeedsLine } from '../line/NeedsLine.tsx'
import { Form } from '../unsaved/Form.tsx'
import styles from './ActForm.module.css'

interface ActFormProps {
  /** The verb of the one button. */
  act: string
  isDangerous?: boolean
  /** The screen has a weightier act: this one's button is quieter. */
  isAside?: boolean
  /** Waits for the server. */
  isBusy: boolean
  /** What went wrong and belongs to no field, and what is said above it. */
  problem?: string | undefined
  problemTitle?: string | undefined
  /** Nothing typed in it is worth a question before it is left. */
  isKept?: boolean
  onSubmit: () => void
  /** Given by a parent that has to reach the form's fields. */
  place?: RefObject<HTMLFormElement | null>
  children?: ReactNode
}

/** One act on one thing: its fields, what went wrong, one button. A refused form leads to the first wrong field. */
export const ActForm = (props: ActFormProps) => {
  const { act, isDangerous = false, isBusy, problem, problemTitle, isKept = false } = props
  const { onSubmit, place, children, isAside = false } = props
  const kind = isAside ? 'secondary' : 'primary'
  const own = useRef<HTMLFormElement>(null)
  const form = place ?? own
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    onSubmit()
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <Form ref={form} isKept={isKept} className={styles.form} onSubmit={submit}>
      {children}
      {problem && (
        <Notice kind="error" title={problemTitle ?? problem}>
          {problemTitle && problem}
        </Notice>
      )}
      <div className={styles.foot}>
        <Button kind={isDangerous ? 'destroy' : kind} type="submit" isBusy={isBusy} isBlock>
          {act}
        </Button>
        <NeedsLine />
      </div>
    </Form>
  )
}
