import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { isUnderWay } from '@arriero/domain/orders/orders'
import { Link } from 'react-router'
import { ThreadLink } from '#features/messages/ThreadLink.tsx'
import { whyNot } from '#features/orders/data/seen-order.ts'
import styles from '#features/orders/lists/services.module.css'
import { ordersTexts } from '#features/orders/orders.texts.ts'
import { lostPaymentsOf } from '#features/payments/lost-payments-address.ts'
import { formatDateTime } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { ActButton } from '#shared/ui/ActButton.tsx'
import type { WindowAddress } from '#shared/use-modal-address.ts'
import { useNow } from '#shared/use-now.ts'
import { adminServiceTexts as texts } from './admin-services.texts.ts'
import { isUndrivenSoon } from './undriven.ts'
import { Undriven } from './Undriven.tsx'

type Order = OrderFor<'admin'>

interface AdminActsProps {
  order: Order
  address: WindowAddress
  /** Where its conversation is read; left out where it stands beside. */
  threadAt?: string
}

/** While a service is alive staff can end it or let a crew through a gate; the server's word says why not. */
export const AdminActs = ({ order, address, threadAt }: AdminActsProps) => {
  const { pay, status, carrier, _id } = order
  const isAlive = isUnderWay(status)
  // Then what blocks it offers to close it.
  const isClosedAbove = isUndrivenSoon(order, useNow())
  return (
    <>
      {isAlive && (
        <div className={styles.acts}>
          <ActButton whyNot={whyNot(order, 'waive')} onClick={() => address.open(_id, 'exceptuar')}>
            {texts.waive}
          </ActButton>
          {!isClosedAbove && (
            <ActButton
              isDangerous
              whyNot={whyNot(order, 'close')}
              onClick={() => address.open(_id, 'cerrar')}
            >
              {texts.close}
            </ActButton>
          )}
        </div>
      )}
      {carrier && threadAt !== undefined && (
        <p>
          <ThreadLink orderId={_id} to={threadAt} isQuiet />
        </p>
      )}
      {pay.transaction !== null && (
        <p>
          <Link to={`${paths.accounting}/${_id}`}>{texts.postings}</Link>
        </p>
      )}
    </>
  )
}

interface AdminBlockerProps {
  order: OrderFor<'admin'>
  address: WindowAddress
}

/** What keeps a service from going on, with the way to mend it. */
export const AdminBlocker = ({ order, address }: AdminBlockerProps) => {
  const now = useNow()
  const { pay } = order
  return (
    <>
      {pay.alertAt !== null && (
        <Notice kind="error" title={ordersTexts.lostPayment(formatDateTime(pay.alertAt))}>
          <Link to={lostPaymentsOf('administrator')}>{texts.seeLost}</Link>
        </Notice>
      )}
      {isUndrivenSoon(order, now) && <Undriven order={order} address={address} now={now} />}
    </>
  )
}
