import { type ComponentProps, useContext } from 'react'
import { Button } from '../plain/Button.tsx'
import { FormContext } from './use-unsaved.ts'

/** Leaves the form it stands in, by the same question as every other way out of it. */
export const CancelButton = ({
  onCancel,
  ...button
}: ComponentProps<typeof Button> & { onCancel: () => void }) => {
  const form = useContext(FormContext)
  return <Button {...button} onClick={() => (form ? form.leave(onCancel) : onCancel())} />
}
