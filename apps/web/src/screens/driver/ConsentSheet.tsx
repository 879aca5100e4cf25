import type { Answer } from '#features/tracking/trip/consent.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Dialog } from '#shared/plain/Dialog.tsx'
import { consentTexts } from './driver.texts.ts'
import styles from './sheets.module.css'

interface ConsentSheetProps {
  isOpen: boolean
  onAnswer: (answer: Answer) => void
  onClose: () => void
}

/** Says plainly what is shared, with whom and when, before the phone asks its own question. Decisions §14. */
export const ConsentSheet = ({ isOpen, onAnswer, onClose }: ConsentSheetProps) => (
  <Dialog
    isOpen={isOpen}
    title={consentTexts.title}
    onClose={onClose}
    actions={
      <>
        <Button onClick={() => onAnswer('declined')}>{consentTexts.decline}</Button>
        <Button kind="primary" icon="navigation" onClick={() => onAnswer('granted')}>
          {consentTexts.allow}
        </Button>
      </>
    }
  >
    <p className={styles.text}>{consentTexts.intro}</p>
    <ul className={styles.points}>
      {consentTexts.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    <p className={styles.text}>{consentTexts.next}</p>
  </Dialog>
)
