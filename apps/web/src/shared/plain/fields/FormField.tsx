import { type ReactNode, useId } from 'react'
import { plainTexts } from '../plain.texts.ts'
import styles from './FormField.module.css'

/** What ties a control to its label, help and problem. */
export interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string
  /** The same for the controls of Ant Design. */
  status: 'error' | undefined
}

export interface FieldWords {
  label: string
  help?: string | undefined
  /** A sentence that says what is wrong. */
  problem?: string | undefined
  isOptional?: boolean | undefined
}

interface FormFieldProps extends FieldWords {
  children: (control: ControlProps) => ReactNode
}

/** A control with its label; a problem stands where the help was, and is read with it. */
export const FormField = ({ label, help, problem, isOptional = false, children }: FormFieldProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> ({plainTexts.optional})</span>}
      </label>
      {children({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': help && !problem ? `${id}-help` : `${id}-problem`,
        status: problem ? 'error' : undefined,
      })}
      <div className={styles.below}>
        {help && !problem && (
          <p id={`${id}-help`} className={styles.help}>
            {help}
          </p>
        )}
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      </div>
    </div>
  )
}
