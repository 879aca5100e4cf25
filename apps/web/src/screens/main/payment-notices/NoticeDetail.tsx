import { api } from '@arriero/contract'
import { noticesList } from '@arriero/contract/es/lists/payment-notices'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { Role } from '@arriero/domain/people/roles'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { serviceBehind } from '#features/payments/service-behind.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { Money } from '#shared/plain/values/Money.tsx'
import { PlainTable } from '#shared/plain/values/PlainTable.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { listFact } from '#shared/table/columns/list-columns.tsx'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import styles from './payment-notices.module.css'
import { noticesTexts as texts } from './payment-notices.texts.ts'

type Notice = ReplyOf<typeof api.payments.notice>

const facts = ['verdict', 'receivedAt', 'reason', 'signed', 'status', 'attempt', 'orderId'] as const

const factsOf = (notice: Notice, rol: Role) => [
  ...facts.map((key) => {
    const { label, value } = listFact(noticesList, notice, key)
    const serviceId = key === 'orderId' ? notice.orderId : null
    return { label, value: serviceId ? <Link to={serviceBehind(rol, serviceId)}>{value}</Link> : value }
  }),
  { label: texts.charge, value: notice.charge ? texts.charges[notice.charge] : texts.none },
  { label: texts.amount, value: <Money pesos={notice.amount} missing={texts.none} /> },
]

/** `vads_order_id` may break after each `_`, and nowhere else. */
const breakable = (name: string): ReactNode[] =>
  name.split(/(?<=_)/).flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]))

const Fields = ({ fields }: Pick<Notice, 'fields'>) => (
  <section className={styles.fields}>
    <h3>{texts.fields}</h3>
    <PlainTable
      caption={texts.fields}
      columns={[
        { key: 'field', title: texts.field, render: ([name]) => <code>{breakable(name)}</code> },
        { key: 'value', title: texts.value, render: ([, value]) => value },
      ]}
      rows={Object.entries(fields).toSorted(([one], [other]) => one.localeCompare(other))}
      keyOf={([name]) => name}
      isNarrow
    />
  </section>
)

/** One notice as it came, without what concerns the buyer or his card. */
export const NoticeDetail = ({ id }: { id: string }) => {
  const { rol } = useProfile()

  return (
    <Answer
      of={useRead(api.payments.notice, { params: { _id: id } })}
      wait="detail"
      gone={<Gone title={texts.goneTitle} text={texts.gone} />}
    >
      {(notice) => (
        <>
          {notice.verdict !== 'matched' && (
            <p className={styles.note}>{notice.isSigned ? texts.unmatched : texts.unvouched}</p>
          )}
          <DetailList details={factsOf(notice, rol)} />
          {Object.keys(notice.fields).length > 0 && <Fields fields={notice.fields} />}
        </>
      )}
    </Answer>
  )
}
