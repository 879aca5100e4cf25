import { type ComponentProps, useContext } from 'react'
import { PlainButton } from '../plain/Button.tsx'
import { FormContext } from './use-unsaved.ts'

/** Leaves the form it stands in, by the same question as every other way out of it. */
export const CancelButton = ({
  onCancel,
  ...button
}: ComponentProps<typeof PlainButton> & { onCancel: () => void }) => {
  const form = useContext(FormContext)
  return <PlainButton {...button} onClick={() => (form ? form.leave(onCancel) : onCancel())} />
}
