import { formatNumber } from '#shared/format.ts'
import { Field } from '#shared/plain/Field.tsx'

interface PesosFieldProps {
  label: string
  help?: string
  error?: string
  value: number | undefined
  onChange: (pesos: number | undefined) => void
}

const mostDigits = 13

const pesosOf = (typed: string): number | undefined => {
  const digits = typed.replace(/\D/g, '').slice(0, mostDigits)
  return digits === '' ? undefined : Number(digits)
}

/** Whole pesos, with their points while they are typed. */
export const PesosField = ({ value, onChange, ...field }: PesosFieldProps) => (
  <Field
    {...field}
    required
    inputMode="numeric"
    autoComplete="off"
    value={value === undefined ? '' : formatNumber(value)}
    onChange={({ target }) => onChange(pesosOf(target.value))}
  />
)
