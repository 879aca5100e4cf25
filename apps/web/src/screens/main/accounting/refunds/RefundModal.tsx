import { api } from '@arriero/contract'
import { refundsList } from '@arriero/contract/es/lists/refunds'
import type { Refund } from '@arriero/contract/refunds'
import { useState } from 'react'
import { Link } from 'react-router'
import styles from '#features/settlements/settlements.module.css'
import { ReadFailed } from '#shared/api/ReadFailed.tsx'
import { useRead } from '#shared/api/queries.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { DetailList, type Detail } from '#shared/plain/DetailList.tsx'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { When } from '#shared/plain/When.tsx'
import { formatShortId } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { listFacts } from '#shared/table/list-columns.tsx'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { paymentFacts } from './payment-facts.tsx'
import { RefundActs } from './RefundActs.tsx'
import { refundsScreenTexts as texts } from './refunds-screen.texts.ts'

const factsOf = (refund: Refund): Detail[] => [
  ...listFacts(refundsList, refund, [
    'state',
    'value',
    'cause',
    'client',
    'identification',
    'email',
    'order',
  ]),
  ...paymentFacts(refund),
  { label: refundsList.columns.createdAt.title, value: <When at={refund.createdAt} /> },
  { label: texts.route, value: `${refund.origin} – ${refund.destination}`, isWide: true },
  ...listFacts(refundsList, refund, ['reference', 'askedBy']),
  ...(refund.askedAt ? [{ label: texts.askedAt, value: <When at={refund.askedAt} /> }] : []),
  ...listFacts(refundsList, refund, ['paidBy', 'paidAt']),
]

const Rejections = ({ rejections }: Pick<Refund, 'rejections'>) =>
  rejections.length > 0 && (
    <section>
      <h3 className={styles.title}>{texts.tries}</h3>
      <ul>
        {rejections.map(({ at, by, reason, reference }) => (
          <li key={at}>
            {texts.attempt(reference, reason)}
            <small className={styles.muted}>
              <When at={at} /> · {by}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )

const Content = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data, error, refetch } = useRead(api.refunds.all, { query: { id, limit: 1 } })
  const refund = data?.items[0]
  if (refund)
    return (
      <div className={styles.panel}>
        <DetailList details={factsOf(refund)} />
        {refund.evidence && (
          <a href={refund.evidence.url} target="_blank" rel="noreferrer">
            {texts.seeEvidence}
          </a>
        )}
        <Rejections rejections={refund.rejections} />
        <Link to={`${paths.accounting}/${refund.order}`}>{texts.postings}</Link>
        <RefundActs refund={refund} onDone={() => void refetch()} />
      </div>
    )
  if (data) {
    const back = <PlainButton onClick={onClose}>{texts.back}</PlainButton>
    return <EmptyState drawing="signpost" title={texts.gone} text={texts.goneHelp} action={back} />
  }
  if (error) return <ReadFailed error={error} onRetry={() => void refetch()} />
  return <Skeleton shape="detail" />
}

/** Its own id is nothing to anybody: it is named by the service it is of. */
const Title = ({ id }: { id: string }) => {
  const { data } = useRead(api.refunds.all, { query: { id, limit: 1 } })
  const order = data?.items[0]?.order
  return order === undefined ? texts.title : texts.refund(formatShortId(order))
}

/** One refund: for what, to whom, and paying it. */
export const RefundModal = ({ id, onClose }: { id: string | undefined; onClose: () => void }) => {
  const [last, setLast] = useState(id)
  if (id !== undefined && id !== last) setLast(id)
  const shown = id ?? last
  if (shown === undefined) return null
  return (
    <ResponsiveModal isOpen={id !== undefined} title={<Title id={shown} />} onClose={onClose}>
      <Content key={shown} id={shown} onClose={onClose} />
    </ResponsiveModal>
  )
}
