import { Link } from 'react-router'
import { formatShortId } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { useUnsaved } from '#shared/unsaved/use-unsaved.ts'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { papersTexts } from './papers.texts.ts'
import styles from './SaveBar.module.css'

const texts = papersTexts.saving

const Blocking = ({ orders }: { orders: readonly string[] }) =>
  orders.length > 0 && (
    <>
      {texts.blocking}:{' '}
      {orders.map((orderId, index) => (
        <span key={orderId}>
          {index > 0 && ', '}
          <Link to={`${paths.services}/${orderId}`}>{formatShortId(orderId)}</Link>
        </span>
      ))}
    </>
  )

/** Decisions that wait to be saved all at once. */
export interface PendingReview {
  count: number
  isBusy: boolean
  /** Why it could not be saved, and the services that stand in the way. */
  problem: { text: string; orders: readonly string[] } | undefined
  discard: () => void
  save: () => void
}

/** Always in sight: how much is not saved yet, why it could not be, and the one button. */
export const SaveBar = ({ review }: { review: PendingReview }) => {
  const { count, isBusy, problem } = review
  useUnsaved(count > 0, texts.pending(count))
  return (
    <div className={styles.bar}>
      {problem && (
        <Notice kind="error" title={problem.text}>
          <Blocking orders={problem.orders} />
        </Notice>
      )}
      <div className={styles.barLine}>
        <span role="status">{count > 0 ? texts.pending(count) : texts.nothingToSave}</span>
        {count > 0 && (
          <Button onClick={review.discard} disabled={isBusy}>
            {texts.discard}
          </Button>
        )}
        <ActButton
          isPrimary
          isBusy={isBusy}
          whyNot={count === 0 ? texts.nothingToSave : undefined}
          onClick={review.save}
        >
          {texts.save}
        </ActButton>
      </div>
    </div>
  )
}
