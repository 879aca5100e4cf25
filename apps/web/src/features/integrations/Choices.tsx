import { Checkbox } from '#shared/plain/fields/Checkbox.tsx'
import type { ControlProps } from '#shared/plain/fields/FormField.tsx'
import styles from './integrations.module.css'

interface ChoicesProps<Key extends string> {
  control: ControlProps
  label: string
  all: readonly Key[]
  words: Readonly<Record<Key, string>>
  chosen: readonly Key[]
  onChange: (chosen: Key[]) => void
}

/** Several of a short list, all in sight. */
export const Choices = <Key extends string>(props: ChoicesProps<Key>) => {
  const { control, label, all, words, chosen, onChange } = props
  const turn = (key: Key, isOn: boolean) =>
    onChange(all.filter((one) => (one === key ? isOn : chosen.includes(one))))
  return (
    <div
      id={control.id}
      role="group"
      aria-label={label}
      aria-describedby={control['aria-describedby']}
      className={styles.choices}
    >
      {all.map((key) => (
        <Checkbox
          key={key}
          label={words[key]}
          isOn={chosen.includes(key)}
          onChange={(isOn) => turn(key, isOn)}
        />
      ))}
    </div>
  )
}
