import { useState } from 'react'
import { devicesTexts as texts } from '#features/devices/devices.texts.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import styles from './devices.module.css'

/** Something that is shown once and wanted elsewhere: whole, and one press to take it along. */
export const Copyable = ({ label, value }: { label: string; value: string }) => {
  const [isCopied, setCopied] = useState(false)
  const copy = () => navigator.clipboard.writeText(value).then(() => setCopied(true))
  return (
    <div className={styles.copyable}>
      <span className={styles.label}>{label}</span>
      <code className={styles.code}>{value}</code>
      <PlainButton icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
        {isCopied ? texts.copied : texts.copy}
      </PlainButton>
    </div>
  )
}
