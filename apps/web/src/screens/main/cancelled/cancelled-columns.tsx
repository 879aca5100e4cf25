import { cancellationCauses } from '@arriero/contract/cancellations'
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { roleTexts } from '@arriero/contract/es/words'
import { Link } from 'react-router'
import { placeLines } from '@arriero/domain/place-name'
import { formatMoney, formatShortId } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Money } from '#shared/plain/Money.tsx'
import { When } from '#shared/plain/When.tsx'
import type { Column } from '#shared/table/column.ts'
import { cancelledTexts as texts } from './cancelled.texts.ts'
import styles from './cancelled.module.css'

export type Cancelled = ReplyOf<typeof api.cancellations.all>['items'][number]

/** Those who cancel: clients, carriers that give back, administrators that close. */
const rolesThatCancel = ['cliententerprise', 'client', 'enterprise', 'driver', 'administrator'] as const

const Who = ({ user, isStaff }: { user: Cancelled['user']; isStaff: boolean }) => {
  if (!user) return <span className={styles.muted}>{texts.byItself}</span>
  return (
    <>
      {isStaff ? <Link to={paths.userDetail(user._id)}>{user.name}</Link> : user.name}
      <small className={styles.muted}>{user.identification}</small>
    </>
  )
}

/** Spec §2 "Cancelled services table", with what it cost. `isStaff`: people have a page for this viewer. */
export const cancelledColumns = (isStaff: boolean): readonly Column<Cancelled>[] => [
  {
    key: 'order',
    title: texts.columns.order,
    widthPx: 170,
    card: 'title',
    isAlways: true,
    render: ({ order, origin, destination }) => (
      <>
        <code className="tabular">{formatShortId(order)}</code>
        <small className={styles.muted}>
          {placeLines(origin).town} → {placeLines(destination).town}
        </small>
      </>
    ),
  },
  {
    key: 'dateCreateAt',
    title: texts.columns.dateCreateAt,
    widthPx: 150,
    isSortable: true,
    card: 'fact',
    render: ({ dateCreateAt }) => <When at={dateCreateAt} />,
  },
  {
    key: 'description',
    title: texts.columns.description,
    widthPx: 190,
    card: 'fact',
    render: ({ description }) => <span className={styles.reason}>{description}</span>,
  },
  {
    key: 'cause',
    title: texts.columns.cause,
    widthPx: 150,
    isOptional: true,
    filters: cancellationCauses.map((cause) => ({ value: cause, label: texts.causes[cause] })),
    render: ({ cause }) => texts.causes[cause],
  },
  {
    key: 'user',
    title: texts.columns.user,
    widthPx: 180,
    card: 'fact',
    render: ({ user }) => <Who user={user} isStaff={isStaff} />,
  },
  {
    key: 'rol',
    title: texts.columns.rol,
    widthPx: 140,
    card: 'aside',
    filters: rolesThatCancel.map((role) => ({ value: role, label: roleTexts[role] })),
    render: ({ user }) => (user ? roleTexts[user.rol] : texts.byItself),
  },
  {
    key: 'fee',
    title: texts.columns.fee,
    widthPx: 112,
    align: 'end',
    card: 'fact',
    render: ({ fee, vat }) => (
      <>
        <Money pesos={fee} />
        {vat > 0 && <small className={styles.muted}>{texts.withVat(formatMoney(vat))}</small>}
      </>
    ),
  },
  {
    key: 'refund',
    title: texts.columns.refund,
    widthPx: 112,
    align: 'end',
    card: 'fact',
    render: ({ refund, insuranceKept }) => (
      <>
        <Money pesos={refund} />
        {insuranceKept > 0 && (
          <small className={styles.muted}>{texts.insuranceKept(formatMoney(insuranceKept))}</small>
        )}
      </>
    ),
  },
]
