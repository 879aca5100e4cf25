import { Button } from '../plain/Button.tsx'
import { catchFocus } from '../ui/windows/catch-focus.ts'
import { undoTexts } from './undo.texts.ts'
import type { Undoable } from './use-undoable.ts'
import styles from './undo.module.css'

/** Says what was just done and takes it back; it stands in what is heard as it changes (`aria-live`). */
export const UndoLine = ({ last }: { last: Undoable | undefined }) =>
  last && (
    <span className={styles.line}>
      <span>{last.words}</span>
      <Button
        kind="quiet"
        icon="rotate"
        onClick={() => {
          last.undo()
          // The button goes with what it took back.
          catchFocus()
        }}
      >
        {undoTexts.undo}
      </Button>
    </span>
  )
