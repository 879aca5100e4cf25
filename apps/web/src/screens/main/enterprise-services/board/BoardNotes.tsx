import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { Button } from '#shared/plain/Button.tsx'
import type { TableControls } from '#shared/table/filters/use-table-state.ts'
import { catchFocus } from '#shared/ui/windows/catch-focus.ts'
import { UndoLine } from '#shared/undo/UndoLine.tsx'
import { boardTexts as texts } from './board.texts.ts'
import { postponements, type Marks } from './use-marks.ts'
import styles from './board.module.css'

interface BoardNotesProps {
  reply: ReplyOf<typeof api.loadBoard.loads> | undefined
  controls: TableControls
  marks: Marks
}

/** What the list leaves out, and what was just hidden: each with the way back. */
export const BoardNotes = ({ reply, controls, marks }: BoardNotesProps) => {
  const { unfit = 0, hidden = 0 } = reply?.leftOut ?? {}
  const left = [
    { key: 'all', count: unfit, text: texts.unfit(unfit) },
    { key: 'hidden', count: hidden, text: texts.hiddenCount(hidden) },
  ].filter(({ count }) => count > 0)
  return (
    <div className={styles.notes} aria-live="polite">
      {reply?.asked.returnFrom && (
        <span className={styles.noteLine}>
          <strong>{texts.returning(reply.asked.returnFrom)}</strong>
          <span className={styles.hint}>{texts.returningHelp}</span>
          <Button kind="quiet" onClick={() => controls.filter('returnOf', [])}>
            {texts.wholeBoard}
          </Button>
        </span>
      )}
      {reply?.trucks === 0 && <span className={styles.noteLine}>{texts.noTrucks}</span>}
      {left.map(({ key, text }) => (
        <span key={key} className={styles.noteLine}>
          {text}
          <Button
            kind="quiet"
            aria-label={`${texts.show}: ${text}`}
            onClick={() => controls.filter('shows', [key])}
          >
            {texts.show}
          </Button>
        </span>
      ))}
      <UndoLine last={marks.last} />
      {marks.postpone &&
        postponements.map((how) => (
          <Button
            key={how}
            kind="quiet"
            onClick={() => {
              marks.postpone?.(how)
              // The button goes with what it said.
              catchFocus()
            }}
          >
            {texts.postpone[how]}
          </Button>
        ))}
    </div>
  )
}
