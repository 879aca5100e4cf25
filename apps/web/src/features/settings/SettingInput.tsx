import { Input } from 'antd'
import { useState } from 'react'
import type { ControlProps } from '#shared/forms/FormField.tsx'
import { PesosInput } from '#shared/forms/PesosInput.tsx'
import { basisPointsOf, daysOf, type MoneySettingKey, percentText, unitOf } from './money-settings.ts'
import { settingsTexts } from './settings.texts.ts'

interface SettingInputProps {
  settingKey: MoneySettingKey
  control: ControlProps
  value: number | undefined
  /** Undefined for what cannot be read as its unit. */
  onChange: (value: number | undefined) => void
}

interface Unit {
  inputMode: 'decimal' | 'numeric'
  suffix: string
  /** Longest that it is written. */
  mostLetters: number
  textOf: (value: number) => string
  valueOf: (text: string) => number | undefined
}

const units: Readonly<Record<'percent' | 'days', Unit>> = {
  // `100,00`
  percent: { inputMode: 'decimal', suffix: '%', mostLetters: 6, textOf: percentText, valueOf: basisPointsOf },
  days: {
    inputMode: 'numeric',
    suffix: settingsTexts.days,
    mostLetters: 4,
    textOf: String,
    valueOf: daysOf,
  },
}

/** The words are the person's while he types; what they mean goes up. */
const UnitInput = ({
  unit,
  control,
  value,
  onChange,
}: Omit<SettingInputProps, 'settingKey'> & { unit: Unit }) => {
  const [text, setText] = useState(() => (value === undefined ? '' : unit.textOf(value)))
  return (
    <Input
      {...control}
      size="large"
      inputMode={unit.inputMode}
      autoComplete="off"
      suffix={unit.suffix}
      maxLength={unit.mostLetters}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        onChange(unit.valueOf(target.value))
      }}
    />
  )
}

export const SettingInput = ({ settingKey, ...input }: SettingInputProps) => {
  const unit = unitOf(settingKey)
  return unit === 'pesos' ? <PesosInput {...input} /> : <UnitInput {...input} unit={units[unit]} />
}
