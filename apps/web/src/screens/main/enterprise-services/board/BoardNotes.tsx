import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { formatShortId } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import type { TableControls } from '#shared/table/filters/use-table-state.ts'
import { boardTexts as texts } from './board.texts.ts'
import type { Marks } from './use-marks.ts'
import styles from './board.module.css'

interface BoardNotesProps {
  reply: ReplyOf<typeof api.loadBoard.loads> | undefined
  controls: TableControls
  marks: Marks
}

interface Left {
  key: string
  text: string
  show: () => void
}

/** What the list leaves out, and what was just hidden: each with the way back. */
export const BoardNotes = ({ reply, controls, marks }: BoardNotesProps) => {
  const { filters } = controls.state
  const mark = filters['mark']?.[0] ?? 'open'
  const left: Left[] = [
    ...(reply && reply.leftOut.unfit > 0 && filters['fits']?.[0] !== 'all'
      ? [
          {
            key: 'unfit',
            text: texts.unfit(reply.leftOut.unfit),
            show: () => controls.filter('fits', ['all']),
          },
        ]
      : []),
    ...(reply && reply.leftOut.hidden > 0 && mark === 'open'
      ? [
          {
            key: 'hidden',
            text: texts.hiddenCount(reply.leftOut.hidden),
            show: () => controls.filter('mark', ['hidden']),
          },
        ]
      : []),
  ]
  return (
    <div className={styles.notes} aria-live="polite">
      {reply?.asked.returnFrom && (
        <span className={styles.noteLine}>
          <strong>{texts.returning(reply.asked.returnFrom)}</strong>
          <Button kind="quiet" onClick={() => controls.filter('returnOf', [])}>
            {texts.wholeBoard}
          </Button>
        </span>
      )}
      {reply?.trucks === 0 && <span className={styles.noteLine}>{texts.noTrucks}</span>}
      {left.map(({ key, text, show }) => (
        <span key={key} className={styles.noteLine}>
          {text}
          <Button kind="quiet" aria-label={`${texts.show}: ${text}`} onClick={show}>
            {texts.show}
          </Button>
        </span>
      ))}
      {marks.lastHidden && (
        <span className={styles.noteLine}>
          {texts.hidden(formatShortId(marks.lastHidden))}
          <Button kind="quiet" onClick={marks.undo}>
            {texts.undo}
          </Button>
        </span>
      )}
    </div>
  )
}
