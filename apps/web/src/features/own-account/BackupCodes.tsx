import { PlainButton } from '#shared/plain/Button.tsx'
import { useCopy } from '#shared/use-copy.ts'
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
export const BackupCodes = ({ codes, onDone, onKept }: BackupCodesProps) => {
  const { place, outcome, copy } = useCopy<HTMLUListElement>()
  const press = async () => {
    if (await copy(codes.join('\n'))) onDone(texts.copied)
  }
  return (
    <>
      <h3 className={styles.title}>{texts.codesTitle}</h3>
      <p className={styles.text}>{texts.codesText}</p>
      <ul ref={place} className={styles.codes} aria-label={texts.codesList}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        <PlainButton icon="copy" onClick={() => void press()}>
          {texts.copy}
        </PlainButton>
        <PlainButton kind="primary" icon="check" onClick={onKept}>
          {texts.codesKept}
        </PlainButton>
      </div>
      <p className={styles.problem} role="alert">
        {outcome === 'refused' && texts.notCopied}
      </p>
    </>
  )
}
