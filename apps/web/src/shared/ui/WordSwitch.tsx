import { classNames } from '#shared/class-names.ts'
import { Switch } from '#shared/plain/fields/Switch.tsx'
import styles from './WordSwitch.module.css'

interface WordSwitchProps {
  /** Read out by screen readers, not shown. */
  label: string
  isOn: boolean
  isDisabled: boolean
  /** What a press does, beside it. */
  words: { on: string; off: string }
  className?: string | undefined
  onChange: (isOn: boolean) => void
}

/** On or off, with the word of what a press does: it is pressed too. */
export const WordSwitch = ({ words, className, ...own }: WordSwitchProps) => (
  <label className={classNames(styles.words, className)}>
    {own.isOn ? words.on : words.off}
    <Switch {...own} />
  </label>
)
