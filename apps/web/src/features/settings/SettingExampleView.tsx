import { Statement } from '#shared/plain/Statement.tsx'
import type { MoneySettingKey } from './money-settings.ts'
import { settingExample } from './setting-example.ts'
import { settingsTexts } from './settings.texts.ts'
import styles from './settings.module.css'

const texts = settingsTexts.example

interface SettingExampleViewProps {
  settingKey: MoneySettingKey
  /** Undefined while what is typed cannot be set. */
  value: number | undefined
}

/** What the typed figure would come to, while it is typed. */
export const SettingExampleView = ({ settingKey, value }: SettingExampleViewProps) => {
  const example = value === undefined ? undefined : settingExample(settingKey, value)
  return (
    <div className={styles.example} aria-live="polite">
      {example?.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {example && example.lines.length > 0 && <Statement caption={texts.title} lines={example.lines} />}
    </div>
  )
}
