import { Input, type InputProps } from 'antd'
import { useId } from 'react'
import { limitOf } from '../words/limit.ts'
import { WordsBelow } from '../words/WordsBelow.tsx'

interface LineInputProps extends InputProps {
  value?: string
  /** As many as the server takes; more may be typed or pasted, and are refused at sending, not cut. */
  most: number
}

/** One line with a limit, such as a name or a number. */
export const LineInput = ({ most, value = '', ...input }: LineInputProps) => {
  const id = useId()
  const { isOver, text } = limitOf(value, most)
  const describedBy = [input['aria-describedby'], text !== undefined && id].filter(Boolean).join(' ')
  return (
    <>
      <Input
        {...input}
        value={value}
        aria-describedby={describedBy || undefined}
        {...(isOver ? { 'aria-invalid': true, status: 'error', 'data-too-long': true } : {})}
      />
      <WordsBelow id={id} text={text} isOver={isOver} />
    </>
  )
}
