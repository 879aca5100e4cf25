import { PlainButton } from '#shared/plain/Button.tsx'
import { ownAccountTexts } from './own-account.texts.ts'
import type { OnDone } from './on-done.ts'
import styles from './own-account.module.css'

const texts = ownAccountTexts.factor

interface BackupCodesProps {
  codes: readonly string[]
  onDone: OnDone
  onKept: () => void
}

/** Shown once: the server keeps them hashed. */
export const BackupCodes = ({ codes, onDone, onKept }: BackupCodesProps) => (
  <>
    <h3 className={styles.title}>{texts.codesTitle}</h3>
    <p className={styles.text}>{texts.codesText}</p>
    <ul className={styles.codes} aria-label={texts.codesList}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <div className={styles.ways}>
      <PlainButton
        icon="copy"
        onClick={() => void navigator.clipboard.writeText(codes.join('\n')).then(() => onDone(texts.copied))}
      >
        {texts.copy}
      </PlainButton>
      <PlainButton kind="primary" icon="check" onClick={onKept}>
        {texts.codesKept}
      </PlainButton>
    </div>
  </>
)
