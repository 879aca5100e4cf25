import { Input } from 'antd'
import { useState } from 'react'
import type { ControlProps } from '#shared/forms/FormField.tsx'
import { PesosInput } from '#shared/forms/PesosInput.tsx'
import { basisPointsOf, type MoneySettingKey, percentText, unitOf } from './money-settings.ts'

interface SettingInputProps {
  settingKey: MoneySettingKey
  control: ControlProps
  value: number | undefined
  /** Undefined for what cannot be read as its unit. */
  onChange: (value: number | undefined) => void
}

/** Longest that a share is written: `100,00`. */
const percentLength = 6

/** The words are the person's while he types; what they mean goes up. */
const PercentInput = ({ control, value, onChange }: Omit<SettingInputProps, 'settingKey'>) => {
  const [text, setText] = useState(() => (value === undefined ? '' : percentText(value)))
  return (
    <Input
      {...control}
      size="large"
      inputMode="decimal"
      autoComplete="off"
      suffix="%"
      maxLength={percentLength}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        onChange(basisPointsOf(target.value))
      }}
    />
  )
}

export const SettingInput = ({ settingKey, ...input }: SettingInputProps) =>
  unitOf(settingKey) === 'pesos' ? <PesosInput {...input} /> : <PercentInput {...input} />
