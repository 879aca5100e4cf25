import { InputNumber } from 'antd'
import { formatNumber } from '#shared/format.ts'
import type { ControlProps } from './FormField.tsx'

interface PesosInputProps {
  control: ControlProps
  value: number | undefined
  onChange: (pesos: number | undefined) => void
}

type Typed = number | string

const written = (value: Typed | undefined) => (value === undefined || value === '' ? '' : formatNumber(Number(value)))
const digitsOf = (text: string | undefined) => (text ?? '').replace(/\D/g, '').slice(0, 13)

/** Whole pesos, with their points while they are typed. */
export const PesosInput = ({ control, value, onChange }: PesosInputProps) => (
  <InputNumber<Typed>
    {...control}
    value={value ?? null}
    onChange={(typed) => onChange(typed === null || typed === '' ? undefined : Number(typed))}
    formatter={written}
    parser={digitsOf}
    prefix="$"
    inputMode="numeric"
    autoComplete="off"
    controls={false}
    size="large"
    style={{ width: '100%' }}
  />
)
