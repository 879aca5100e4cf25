import { wordsTexts as texts } from './words.texts.ts'
import styles from './WordsBelow.module.css'

interface WordsBelowProps {
  id: string
  text: string | undefined
  isOver: boolean
  isRestored?: boolean
  discard?: () => void
}

/** Under a text: the room that is left, and that a draft came back. */
export const WordsBelow = ({ id, text, isOver, isRestored = false, discard }: WordsBelowProps) => (
  <span id={id} className={styles.below} aria-live="polite">
    {isRestored && (
      <span>
        {texts.restored}{' '}
        <button type="button" className={styles.discard} aria-label={texts.discardLabel} onClick={discard}>
          {texts.discard}
        </button>
      </span>
    )}
    {text !== undefined && <span data-over={isOver || undefined}>{text}</span>}
  </span>
)
