import { api } from '@arriero/contract'
import { refundsList } from '@arriero/contract/es/lists/refunds'
import type { Refund } from '@arriero/contract/money/refunds'
import { Link } from 'react-router'
import styles from '#features/settlements/settlements.module.css'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { DetailList, type Detail } from '#shared/plain/values/DetailList.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { formatShortId } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { listFacts } from '#shared/table/columns/list-columns.tsx'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { ClientAccount } from './ClientAccount.tsx'
import { paymentFacts } from './payment-facts.tsx'
import { RefundActs } from './RefundActs.tsx'
import { gatewayTexts } from './gateway.texts.ts'
import { refundsScreenTexts as texts } from './refunds-screen.texts.ts'

const factsOf = (refund: Refund): Detail[] => [
  ...listFacts(refundsList, refund, [
    'state',
    'way',
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

const Tries = ({ tries }: Pick<Refund, 'tries'>) =>
  tries.length > 0 && (
    <section>
      <h3 className={styles.title}>{gatewayTexts.tries}</h3>
      <ul>
        {tries.map(({ at, by, state, creditId, code }) => (
          <li key={at}>
            {[
              gatewayTexts.states[state],
              code && (code === 'SILENCE' ? gatewayTexts.silence : gatewayTexts.code(code)),
            ]
              .filter(Boolean)
              .join(': ')}
            {creditId && (
              <>
                {' '}
                <code>{creditId}</code>
              </>
            )}
            <small className={styles.muted}>
              <When at={at} /> · {by}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )

const Content = ({ id }: { id: string }) => {
  const read = useRead(api.refunds.all, { query: { id, limit: 1 } })
  return (
    <Answer of={read} wait="detail" empty={<Gone title={texts.gone} text={texts.goneHelp} />}>
      {({ items }) =>
        items.map((refund) => (
          <div key={refund._id} className={styles.panel}>
            <DetailList details={factsOf(refund)} />
            {refund.evidence && (
              <a href={refund.evidence.url} target="_blank" rel="noreferrer">
                {texts.seeEvidence}
              </a>
            )}
            <Tries tries={refund.tries} />
            <Rejections rejections={refund.rejections} />
            <Link to={`${paths.accounting}/${refund.order}`}>{texts.postings}</Link>
            <ClientAccount refund={refund} onDone={() => void read.refetch()} />
            <RefundActs refund={refund} onDone={() => void read.refetch()} />
          </div>
        ))
      }
    </Answer>
  )
}

/** Its own id is nothing to anybody: it is named by the service it is of. */
const Title = ({ id }: { id: string }) => {
  const { data } = useRead(api.refunds.all, { query: { id, limit: 1 } })
  const order = data?.items[0]?.order
  return order === undefined ? texts.title : texts.refund(formatShortId(order))
}

/** One refund: for what, to whom, and paying it. */
export const RefundModal = ({ id, onClose }: { id: string | undefined; onClose: () => void }) => (
  <RowModal row={id} title={(shown) => <Title id={shown} />} onClose={onClose}>
    {(shown) => <Content id={shown} />}
  </RowModal>
)
