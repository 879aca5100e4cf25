import { useMemo } from 'react'
import { NumberField } from '#shared/plain/NumberField.tsx'
import type { MoneySettingKey } from './money-settings.ts'
import { settingField } from './setting-field.ts'

interface SettingInputProps {
  settingKey: MoneySettingKey
  label: string
  help: string | undefined
  problem: string | undefined
  value: number | undefined
  /** Undefined for what cannot be read as its unit. */
  onChange: (value: number | undefined) => void
}

/** The figure of a rule, typed in its unit. */
export const SettingInput = ({ settingKey, value, onChange, ...words }: SettingInputProps) => {
  const { kind, scale } = useMemo(() => settingField(settingKey), [settingKey])
  return (
    <NumberField
      {...words}
      kind={kind}
      value={value === undefined ? undefined : value / scale}
      onChange={(typed) => onChange(typed === undefined ? undefined : Math.round(typed * scale))}
    />
  )
}
