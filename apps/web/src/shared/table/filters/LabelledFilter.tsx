import { type ReactNode, useId } from 'react'
import { classNames } from '#shared/class-names.ts'
import type { ControlProps } from '#shared/plain/fields/FormField.tsx'
import styles from './DayRange.module.css'

interface LabelledFilterProps {
  label: string
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** A control that narrows a list, beside its label; in a phone's sheet below it. A filter is never wrong, and says nothing of itself. */
export const LabelledFilter = ({ label, className, children }: LabelledFilterProps) => {
  const id = useId()
  return (
    <div className={classNames(styles.range, className)}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': undefined, 'aria-describedby': '', status: undefined })}
    </div>
  )
}
