import { InputNumber } from 'antd'
import { formatNumber } from '#shared/format.ts'
import type { ControlProps } from './FormField.tsx'

interface PesosInputProps {
  control: ControlProps
  value: number | undefined
  onChange: (pesos: number | undefined) => void
  mostPesos?: number
  isDisabled?: boolean
}

const written = (value: number | string | undefined) =>
  value === undefined || value === '' ? '' : formatNumber(Number(value))

const digitsOf = (text: string | undefined) => Number((text ?? '').replace(/\D/g, '').slice(0, 13))

/** Whole pesos, with their points while they are typed. */
export const PesosInput = ({ control, value, onChange, mostPesos, isDisabled = false }: PesosInputProps) => (
  <InputNumber<number>
    {...control}
    value={value ?? null}
    onChange={(pesos) => onChange(pesos ?? undefined)}
    formatter={(typed) => written(typed)}
    parser={(text) => ((text ?? '').replace(/\D/g, '') === '' ? (null as unknown as number) : digitsOf(text))}
    max={mostPesos}
    prefix="$"
    inputMode="numeric"
    autoComplete="off"
    controls={false}
    size="large"
    disabled={isDisabled}
    style={{ width: '100%' }}
  />
)
