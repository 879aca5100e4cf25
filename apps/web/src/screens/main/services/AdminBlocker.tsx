import type { OrderFor } from '@arriero/contract/order-shapes'
import { Alert } from 'antd'
import { Link } from 'react-router'
import { ordersTexts } from '#features/orders/orders.texts.ts'
import { lostPaymentsOf } from '#features/payments/lost-payments-address.ts'
import { formatDateTime, formatRelative } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { useNow } from '#shared/use-now.ts'
import { adminServiceTexts as texts } from './admin-services.texts.ts'

type Order = OrderFor<'admin'>

const hourMs = 3_600_000
/** As the list of services without a driver counts it. */
const soonMs = 24 * hourMs

/** Taken, and nobody to drive it although its hour is near. */
const lacksDriver = ({ status, vehicle, reservationDate }: Order, now: number): boolean =>
  status === 1 && vehicle === null && new Date(reservationDate).getTime() - now < soonMs

const Undriven = ({ order, now }: { order: Order; now: number }) => {
  const { carrier, reservationDate } = order
  return (
    <Alert
      type="error"
      showIcon
      title={texts.undriven(formatRelative(reservationDate, now))}
      description={carrier && <Link to={paths.userDetail(carrier._id)}>{texts.call(carrier.name)}</Link>}
    />
  )
}

/** What keeps a service from going on, with the way to mend it. */
export const AdminBlocker = ({ order }: { order: Order }) => {
  const now = useNow()
  const { pay } = order
  return (
    <>
      {pay.alertAt !== null && (
        <Alert
          type="error"
          showIcon
          title={ordersTexts.lostPayment(formatDateTime(pay.alertAt))}
          description={<Link to={lostPaymentsOf('administrator')}>{texts.seeLost}</Link>}
        />
      )}
      {lacksDriver(order, now) && <Undriven order={order} now={now} />}
    </>
  )
}
