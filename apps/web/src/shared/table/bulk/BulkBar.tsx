import { useState } from 'react'
import { Button } from '#shared/plain/Button.tsx'
import { formatNumber } from '../../format.ts'
import { tableTexts } from '../table.texts.ts'
import { catchFocus } from '../../ui/windows/catch-focus.ts'
import { sortedOut, type Bulk, type BulkAction } from './bulk.ts'
import { BulkDialog } from './BulkDialog.tsx'
import type { Selection } from './use-selection.ts'
import styles from './bulk.module.css'

interface BulkBarProps<Row> {
  bulk: Bulk<Row>
  selection: Selection<Row>
  keyOf: (row: Row) => string
  /** Some rows are no longer as they were. */
  onDone: () => void
}

const texts = tableTexts.bulk

/** What can be done with the rows chosen; there only while some are. */
export const BulkBar = <Row,>({ bulk, selection, keyOf, onDone }: BulkBarProps<Row>) => {
  const [action, setAction] = useState<BulkAction<Row>>()
  const count = selection.rows.length
  /** Whom it does not fit stays chosen. */
  const press = (one: BulkAction<Row>) => {
    if (!one.now) return setAction(one)
    const { fit } = sortedOut(one, selection.rows)
    if (fit.length > 0) one.now(fit)
    selection.setMany(fit, false)
    catchFocus()
  }
  return (
    <>
      <div role="status" className="visually-hidden">
        {count > 0 && texts.chosen(formatNumber(count), count)}
      </div>
      {count > 0 && (
        <div className={styles.bar} role="toolbar" aria-label={texts.bar}>
          <strong className="tabular">{texts.chosen(formatNumber(count), count)}</strong>
          {bulk.sum?.(selection.rows, 'bar')}
          <div className={styles.actions}>
            {bulk.actions.map((one) => (
              <Button
                key={one.key}
                kind={one.isDangerous ? 'danger' : 'secondary'}
                icon={one.icon}
                onClick={() => press(one)}
              >
                {one.label}
              </Button>
            ))}
          </div>
          <Button kind="quiet" icon="close" onClick={selection.clear}>
            {texts.clear}
          </Button>
        </div>
      )}
      {action && (
        <BulkDialog
          key={action.key}
          action={action}
          rows={selection.rows}
          keyOf={keyOf}
          nameOf={bulk.nameOf}
          sum={bulk.sum}
          onDone={(done) => {
            selection.setMany(done, false)
            onDone()
          }}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  )
}
