import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { gatewayStatusText } from '@arriero/contract/es/gateway'
import type { Role } from '@arriero/domain/roles'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { serviceBehind } from '#features/payments/service-behind.ts'
import { ReadFailed } from '#shared/api/ReadFailed.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatShortId } from '#shared/format.ts'
import { DetailList } from '#shared/plain/DetailList.tsx'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { Money } from '#shared/plain/Money.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { StateTag } from '#shared/plain/StateTag.tsx'
import { When } from '#shared/plain/When.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { verdictTones } from './notices-columns.tsx'
import styles from './payment-notices.module.css'
import { noticesTexts as texts } from './payment-notices.texts.ts'

type Notice = ReplyOf<typeof api.payments.notice>

const { columns: titles } = texts

const factsOf = (notice: Notice, rol: Role) => [
  {
    label: titles.verdict,
    value: <StateTag tone={verdictTones[notice.verdict]}>{texts.verdicts[notice.verdict]}</StateTag>,
  },
  { label: titles.receivedAt, value: <When at={notice.receivedAt} /> },
  { label: titles.reason, value: notice.reason === null ? texts.none : texts.reason(notice.reason) },
  { label: titles.signed, value: texts.signature(notice.isSigned) },
  { label: titles.status, value: notice.status === null ? texts.none : gatewayStatusText(notice.status) },
  { label: titles.transaction, value: notice.transaction ?? texts.none },
  {
    label: titles.orderId,
    value: notice.orderId ? (
      <Link to={serviceBehind(rol, notice.orderId)}>{formatShortId(notice.orderId)}</Link>
    ) : (
      texts.none
    ),
  },
  { label: titles.charge, value: notice.charge ? texts.charges[notice.charge] : texts.none },
  { label: titles.amount, value: <Money pesos={notice.amount} missing={texts.none} /> },
]

/** `vads_order_id` may break after each `_`, and nowhere else. */
const breakable = (name: string): ReactNode[] =>
  name.split(/(?<=_)/).flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]))

const Fields = ({ fields }: Pick<Notice, 'fields'>) => (
  <table className={styles.fields}>
    <caption>{texts.fields}</caption>
    <thead>
      <tr>
        <th scope="col">{texts.field}</th>
        <th scope="col">{texts.value}</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(fields)
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([name, value]) => (
          <tr key={name}>
            <th scope="row">
              <code>{breakable(name)}</code>
            </th>
            <td>{value}</td>
          </tr>
        ))}
    </tbody>
  </table>
)

/** One notice as it came, without what concerns the buyer or his card. */
export const NoticeDetail = ({ id }: { id: string }) => {
  const { rol } = useProfile()
  const { data, error, refetch } = useRead(api.payments.notice, { params: { _id: id } })
  if (error instanceof CallError && error.status === 404)
    return <EmptyState drawing="signpost" title={texts.goneTitle} text={texts.gone} />
  if (error && !data) return <ReadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="detail" />
  return (
    <>
      {data.verdict !== 'matched' && (
        <p className={styles.note}>{data.isSigned ? texts.unmatched : texts.unvouched}</p>
      )}
      <DetailList details={factsOf(data, rol)} />
      {Object.keys(data.fields).length > 0 && <Fields fields={data.fields} />}
    </>
  )
}
