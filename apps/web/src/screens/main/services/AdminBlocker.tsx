import type { OrderFor } from '@arriero/contract/order-shapes'
import { Alert } from 'antd'
import { Link } from 'react-router'
import { ordersTexts } from '#features/orders/orders.texts.ts'
import { lostPaymentsOf } from '#features/payments/lost-payments-address.ts'
import { formatDateTime } from '#shared/format.ts'
import { useNow } from '#shared/use-now.ts'
import { adminServiceTexts as texts } from './admin-services.texts.ts'
import { isUndrivenSoon } from './undriven.ts'
import { Undriven } from './Undriven.tsx'
import type { ServiceAddress } from '#features/orders/lists/use-service-address.ts'

interface AdminBlockerProps {
  order: OrderFor<'admin'>
  address: ServiceAddress
}

/** What keeps a service from going on, with the way to mend it. */
export const AdminBlocker = ({ order, address }: AdminBlockerProps) => {
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
      {isUndrivenSoon(order, now) && <Undriven order={order} address={address} now={now} />}
    </>
  )
}
