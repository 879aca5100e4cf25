import { formatNumber } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import type { Paging } from '../columns/column.ts'
import { tableTexts } from '../table.texts.ts'
import styles from '../DataTable.module.css'

export const TableFoot = ({ paging, page }: { paging: Paging; page: number }) => (
  <div className={styles.foot}>
    {/* That there is none is seen in the rows' place. */}
    <span className={paging.total === 0 ? 'visually-hidden' : 'tabular'} role="status">
      {paging.total !== undefined && tableTexts.count(formatNumber(paging.total), paging.isMore ?? false)}
    </span>
    {(paging.hasPrevious || paging.hasNext) && (
      <nav className={styles.pages} aria-label={tableTexts.page(page)}>
        <Button icon="arrowLeft" disabled={!paging.hasPrevious} onClick={paging.onPrevious}>
          {tableTexts.previous}
        </Button>
        <span className="tabular">{tableTexts.page(page)}</span>
        <Button icon="arrowRight" disabled={!paging.hasNext} onClick={paging.onNext}>
          {tableTexts.next}
        </Button>
      </nav>
    )}
  </div>
)
