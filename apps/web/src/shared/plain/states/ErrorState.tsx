import { EmptyDrawing } from '#shared/drawings/EmptyDrawing.tsx'
import { lineTexts } from '#shared/line/line.texts.ts'
import { AwaitsLine } from './AwaitsLine.tsx'
import { Button } from '../Button.tsx'
import { plainTexts } from '../plain.texts.ts'
import styles from './states.module.css'

interface ErrorStateProps {
  title?: string
  /** What happened and what stays safe; the usual sentence when left out. */
  text?: string
  /** A short code a person can read out on the phone. */
  reference?: string
  onRetry?: () => void
}

const Failed = ({ title, text, reference, onRetry }: ErrorStateProps) => (
  <div className={styles.state} role="alert">
    <EmptyDrawing name="rockfall" />
    <p className={styles.title}>{title ?? plainTexts.errorTitle}</p>
    <p className={styles.text}>{text ?? plainTexts.errorHelp}</p>
    {onRetry && (
      <div className={styles.action}>
        <Button icon="reload" onClick={onRetry}>
          {plainTexts.retry}
        </Button>
      </div>
    )}
    {reference && (
      <p className={styles.reference}>
        {plainTexts.reference}: <span className="tabular">{reference}</span>
      </p>
    )}
  </div>
)

/** What only waits for the line is no failure. */
export const ErrorState = (props: ErrorStateProps) =>
  props.text === lineTexts.waiting ? <AwaitsLine /> : <Failed {...props} />
