import { Input } from 'antd'
import type { ControlProps } from './FormField.tsx'

interface WordsInputProps {
  control: ControlProps
  value: string
  onChange: (words: string) => void
  rows?: number
  most?: number
}

/** A reason, a message, a description: a few lines of a person's own words, as many as the server takes. */
export const WordsInput = ({ control, value, onChange, rows = 3, most = 500 }: WordsInputProps) => (
  <Input.TextArea
    {...control}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    maxLength={most}
    rows={rows}
  />
)
