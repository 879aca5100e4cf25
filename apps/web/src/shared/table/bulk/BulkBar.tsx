import { useState } from 'react'
import { Button } from '#shared/plain/Button.tsx'
import { formatNumber } from '../../format.ts'
import { tableTexts } from '../table.texts.ts'
import type { Bulk, BulkAction } from './bulk.ts'
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
                onClick={() => setAction(one)}
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
