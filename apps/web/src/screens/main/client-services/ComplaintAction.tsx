import { complaintTexts as texts } from '#features/complaints/complaints.texts.ts'
import { useComplaint } from '#features/complaints/use-complaint.ts'
import { formatDay } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { addresses } from '#features/orders/lists/client-addresses.ts'
import type { ClientRow } from './client-action.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import styles from './client-services.module.css'

/** A finished service of which something went wrong: saying so while it holds the payout, then how it stands. Decisions §16. */
export const ComplaintAction = ({ order, now }: { order: ClientRow; now: number }) => {
  const standing = useComplaint(order, now)
  if (!standing) return null
  const { complaint, denial, untilOn } = standing
  return (
    <>
      {complaint && (
        <>
          <p className={styles.note}>
            {complaint.status === 'Solucionado'
              ? texts.solved(complaint.number)
              : texts.open(complaint.number)}
          </p>
          <LinkButton to={`${paths.ownRequests}/${complaint._id}`} isBlock isFresh>
            {texts.see}
          </LinkButton>
        </>
      )}
      {denial === null && (
        <>
          <LinkButton to={addresses.complain(order._id)} isBlock>
            {texts.act}
          </LinkButton>
          {untilOn !== null && <p className={styles.note}>{texts.until(formatDay(untilOn))}</p>}
        </>
      )}
    </>
  )
}
