import { Switch } from 'antd'

interface WordSwitchProps {
  /** Read out by screen readers, not shown. */
  label: string
  isOn: boolean
  isDisabled: boolean
  /** They stand on it: what a press does. */
  words: { on: string; off: string }
  className?: string | undefined
  onChange: (isOn: boolean) => void
}

/** On or off, with the word of what a press does on the track. */
export const WordSwitch = (props: WordSwitchProps) => {
  const { label, isOn, isDisabled, words, className, onChange } = props
  return (
    <Switch
      className={className ?? ''}
      aria-label={label}
      checked={isOn}
      disabled={isDisabled}
      checkedChildren={words.on}
      unCheckedChildren={words.off}
      onChange={onChange}
    />
  )
}
