import { Alert, Button } from 'antd'
import { Link } from 'react-router'
import { formatShortId } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { useUnsaved } from '#shared/unsaved/use-unsaved.ts'
import { ActButton } from '#shared/ui/ActButton.tsx'
import type { ReviewControls } from './use-review.ts'
import { vehicleTexts as texts } from './vehicle.texts.ts'
import styles from './vehicle.module.css'

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

type Saved = Pick<ReviewControls, 'count' | 'isBusy' | 'problem' | 'discard' | 'save'>

/** Always in sight: how much is not saved yet, why it could not be, and the one button. */
export const SaveBar = ({ review }: { review: Saved }) => {
  const { count, isBusy, problem } = review
  useUnsaved(count > 0, texts.pending(count))
  return (
    <div className={styles.bar}>
      {problem && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={problem.text}
          description={<Blocking orders={problem.orders} />}
        />
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
