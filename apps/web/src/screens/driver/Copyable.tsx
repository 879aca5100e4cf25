import { copyTexts } from '#shared/copy.texts.ts'
import { Button } from '#shared/plain/Button.tsx'
import { useCopy } from '#shared/use-copy.ts'
import styles from './account/devices.module.css'

/** Something that is shown once and wanted elsewhere: whole, and one press to take it along. */
export const Copyable = ({ label, value }: { label: string; value: string }) => {
  const { place, outcome, copy } = useCopy()
  const isCopied = outcome === 'copied'
  return (
    <div className={styles.copyable}>
      <span className={styles.label}>{label}</span>
      <code ref={place} className={styles.code}>
        {value}
      </code>
      <Button icon={isCopied ? 'check' : 'copy'} onClick={() => void copy(value)}>
        {isCopied ? copyTexts.copied : copyTexts.copy}
      </Button>
      <p className={styles.problem} role="alert">
        {outcome === 'refused' && copyTexts.notCopied}
      </p>
    </div>
  )
}
