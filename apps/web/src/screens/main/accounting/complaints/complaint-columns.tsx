import type { ComplaintRow } from '@arriero/contract/complaints'
import { pqrStatusTexts, pqrStatuses } from '@arriero/contract/es/support'
import styles from '#features/settlements/settlements.module.css'
import { LegalClock } from '#features/support/LegalClock.tsx'
import { PqrStatusTag } from '#features/support/PqrStatusTag.tsx'
import { formatShortId } from '#shared/format.ts'
import { placeLines } from '@arriero/domain/place-name'
import { Money } from '#shared/plain/Money.tsx'
import { When } from '#shared/plain/When.tsx'
import type { Column } from '#shared/table/column.ts'
import { complaintsTexts } from './complaints.texts.ts'

const texts = complaintsTexts.columns

export const complaintColumns: readonly Column<ComplaintRow>[] = [
  {
    key: 'client',
    title: texts.client,
    widthPx: 180,
    card: 'title',
    isAlways: true,
    render: ({ userId, number }) => (
      <>
        {userId.name}
        <small className={`${styles.muted} tabular`}>{number}</small>
      </>
    ),
  },
  { key: 'subject', title: texts.subject, card: 'fact', render: ({ subject }) => subject },
  {
    key: 'order',
    title: texts.order,
    widthPx: 190,
    card: 'fact',
    render: ({ orderId, origin, destination }) => (
      <>
        <code className="tabular">{formatShortId(orderId)}</code>
        <small className={styles.muted}>
          {placeLines(origin).town} → {placeLines(destination).town}
        </small>
      </>
    ),
  },
  {
    key: 'carrier',
    title: texts.carrier,
    widthPx: 180,
    card: 'fact',
    render: ({ carrier }) => carrier?.name ?? complaintsTexts.noCarrier,
  },
  {
    key: 'status',
    title: texts.status,
    widthPx: 130,
    card: 'aside',
    filters: pqrStatuses.map((status) => ({ value: status, label: pqrStatusTexts[status] })),
    render: ({ status }) => <PqrStatusTag status={status} />,
  },
  {
    key: 'held',
    title: texts.held,
    widthPx: 120,
    align: 'end',
    card: 'fact',
    render: ({ held, status }) => (
      <Money pesos={status === 'Solucionado' || held === 0 ? null : held} isStrong />
    ),
  },
  {
    key: 'createDate',
    title: texts.createDate,
    widthPx: 120,
    isSortable: true,
    card: 'fact',
    render: ({ createDate }) => <When at={createDate} isDayOnly />,
  },
  {
    key: 'light',
    title: texts.light,
    widthPx: 150,
    render: (row) => <LegalClock pqr={row} isShort />,
  },
]
