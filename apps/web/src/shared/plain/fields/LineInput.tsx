import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { limitOf } from '#shared/words/limit.ts'
import { WordsBelow } from '#shared/words/WordsBelow.tsx'
import styles from './input.module.css'

export interface LineInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'maxLength' | 'prefix' | 'size'
> {
  value?: string
  /** As many as the server takes; more may be typed or pasted, and are refused at sending, not cut. */
  most?: number | undefined
  /** Its unit, before or behind what is typed. */
  before?: ReactNode
  behind?: ReactNode
  status?: 'error' | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** One line with a limit, such as a name or a number. */
export const LineInput = (props: LineInputProps) => {
  const { most = Infinity, value, before, behind, status: _status, ...input } = props
  const id = useId()
  const { isOver, text } = limitOf(value ?? '', most)
  const describedBy = [input['aria-describedby'], text !== undefined && id].filter(Boolean).join(' ')
  return (
    <>
      <span className={styles.affixed} data-before={before && ''} data-behind={behind && ''}>
        {before && <span className={styles.before}>{before}</span>}
        <input
          {...input}
          value={value}
          className={styles.input}
          aria-describedby={describedBy || undefined}
          {...(isOver ? { 'aria-invalid': true, 'data-too-long': true } : {})}
        />
        {behind && <span className={styles.behind}>{behind}</span>}
      </span>
      <WordsBelow id={id} text={text} isOver={isOver} />
    </>
  )
}
