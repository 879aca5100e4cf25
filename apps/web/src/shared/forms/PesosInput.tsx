import { Input, type InputRef } from 'antd'
import { useLayoutEffect, useRef } from 'react'
import { formatNumber } from '#shared/format.ts'
import { caretAfter, digitsBefore } from './caret.ts'
import type { ControlProps } from './FormField.tsx'

interface PesosInputProps {
  control: ControlProps
  value: number | undefined
  onChange: (pesos: number | undefined) => void
}

const mostDigits = 13

const pesosOf = (typed: string): number | undefined => {
  const digits = typed.replace(/\D/g, '').slice(0, mostDigits)
  return digits === '' ? undefined : Number(digits)
}

/** Whole pesos, with their points while they are typed; always shows the value it is given. */
export const PesosInput = ({ control, value, onChange }: PesosInputProps) => {
  const input = useRef<InputRef>(null)
  const digitsLeft = useRef<number>(undefined)
  const written = value === undefined ? '' : formatNumber(value)
  useLayoutEffect(() => {
    const element = input.current?.input
    if (!element || digitsLeft.current === undefined || element !== document.activeElement) return
    const caret = caretAfter(written, digitsLeft.current)
    element.setSelectionRange(caret, caret)
  }, [written])
  return (
    <Input
      {...control}
      ref={input}
      value={written}
      onChange={({ target }) => {
        digitsLeft.current = digitsBefore(target.value, target.selectionStart ?? target.value.length)
        onChange(pesosOf(target.value))
      }}
      prefix="$"
      inputMode="numeric"
      autoComplete="off"
      size="large"
    />
  )
}
