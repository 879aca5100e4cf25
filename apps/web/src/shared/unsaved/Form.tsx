import { type ComponentPropsWithRef, type SubmitEvent, useImperativeHandle, useRef } from 'react'
import { FormContext, useFieldsWatched } from './use-unsaved.ts'
import { useWindow } from './windows.ts'

interface FormProps extends ComponentPropsWithRef<'form'> {
  /** What is typed is kept by what is around it, as in a wizard: leaving loses nothing. */
  isKept?: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** The one form of the house: what is typed in it is not lost without a question, and nothing too long is sent. */
export const Form = ({ ref, isKept = false, onSubmit, children, ...rest }: FormProps) => {
  const form = useRef<HTMLFormElement>(null)
  useImperativeHandle(ref, () => form.current as HTMLFormElement)
  const { events, around } = useFieldsWatched(form, { reach: isKept ? 'none' : 'all', window: useWindow() })
  return (
    <form
      noValidate
      {...rest}
      {...events}
      ref={form}
      onSubmit={(event) => {
        events.onSubmit()
        onSubmit(event)
      }}
    >
      <FormContext value={around}>{children}</FormContext>
    </form>
  )
}
