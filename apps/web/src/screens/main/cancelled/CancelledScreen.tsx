import { api } from '@arriero/contract'
import { cancellationsList, type Cancelled } from '@arriero/contract/es/lists/cancellations'
import { useNavigate, useParams, Link } from 'react-router'
import { useWindowAddress } from '#shared/use-modal-address.ts'
import { LostPaymentsBanner } from '#features/payments/LostPaymentsBanner.tsx'
import { LostPaymentsModal } from '#features/payments/LostPaymentsModal.tsx'
import { useRead } from '#shared/api/queries.ts'
import { useIsPhone } from '#shared/media.ts'
import { paths } from '#shared/paths.ts'
import { Skeleton } from '#shared/plain/states/Skeleton.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { ListHead } from '#shared/table/ListScreen.tsx'
import { ListTable } from '#shared/table/ListTable.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { lostPaymentsPart } from '#features/payments/lost-payments-address.ts'
import { readListPlace } from '#features/orders/lists/list-place.ts'
import { ServiceMoney } from './ServiceMoney.tsx'
import { formatMoney } from '#shared/format.ts'
import { Money } from '#shared/plain/values/Money.tsx'
import { TwoLines } from '#shared/table/columns/list-columns.tsx'
import { cancelledTexts as texts } from './cancelled.texts.ts'
import styles from './cancelled.module.css'

const Who = ({ user, isStaff }: { user: Cancelled['user']; isStaff: boolean }) => {
  if (!user) return <span className={styles.muted}>{texts.byItself}</span>
  return isStaff ? <Link to={paths.userDetail(user._id)}>{user.name}</Link> : user.name
}

/** `isStaff`: people have a page for this viewer. */
const cancelledCells = (isStaff: boolean) => ({
  user: ({ user }: Cancelled) => <Who user={user} isStaff={isStaff} />,
  fee: ({ fee, vat }: Cancelled) => (
    <TwoLines note={vat > 0 ? texts.withVat(formatMoney(vat)) : null}>
      <Money pesos={fee} />
    </TwoLines>
  ),
  refund: ({ refund, insuranceKept }: Cancelled) => (
    <TwoLines note={insuranceKept > 0 ? texts.insuranceKept(formatMoney(insuranceKept)) : null}>
      <Money pesos={refund} />
    </TwoLines>
  ),
})

/** Below `/main/cancelados`: nothing, the lost payments, or the money of one service; undefined = nothing is there. */
const readCancelledPlace = (rest: string): 'list' | 'lost' | { orderId: string } | undefined =>
  rest === lostPaymentsPart ? 'lost' : readListPlace(rest, {})

/** Cancelled services, for administrators and accountancy. Spec §2. */
export default function CancelledScreen() {
  const isAdministrator = useProfile().rol === 'administrator'
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const list = useListTable(cancellationsList, { cells: cancelledCells(isAdministrator) })
  const address = useWindowAddress(paths.cancelled)
  const lost = useRead(api.payments.lost, { query: { limit: 1 } })
  const place = readCancelledPlace(useParams()['*'] ?? '')
  if (!place) return <UnknownPlace list={paths.cancelled} />
  // Administrators have the whole service on a page of its own; accountancy reads its money here.
  const open = (orderId: string) =>
    isAdministrator ? void navigate(`${paths.services}/${orderId}`) : address.open(orderId)
  return (
    <>
      <ListHead of={list.of} />
      <LostPaymentsBanner />
      {/* The list stands where the banner leaves it. */}
      {lost.isLoading ? (
        <Skeleton shape={isPhone ? 'cards' : 'table'} />
      ) : (
        <ListTable list={list} onOpen={({ order }) => open(order)} drawing="box" />
      )}
      <LostPaymentsModal isOpen={place === 'lost'} onOpen={open} onClose={address.close} />
      <ServiceMoney
        orderId={typeof place === 'object' && !isAdministrator ? place.orderId : undefined}
        onClose={address.close}
      />
    </>
  )
}
