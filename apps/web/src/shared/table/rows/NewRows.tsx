import { Button } from '#shared/plain/Button.tsx'
import { tableTexts } from '../table.texts.ts'
import styles from '../DataTable.module.css'

interface NewRowsProps {
  count: number
  words: (count: number) => string
  onShow: () => void
}

/** Says that there are rows the list has not shown yet. Heard when it appears: the region is always there. */
export const NewRows = ({ count, words, onShow }: NewRowsProps) => (
  <div role="status">
    {count > 0 && (
      <div className={styles.pill}>
        <Button icon="plus" onClick={onShow}>
          {words(count)} · {tableTexts.showNew}
        </Button>
      </div>
    )}
  </div>
)
