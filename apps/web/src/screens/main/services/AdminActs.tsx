import { isUnderWay } from '@arriero/domain/orders'
import type { OrderFor } from '@arriero/contract/order-shapes'
import { Link } from 'react-router'
import { whyNot } from '#features/orders/seen-order.ts'
import { paths } from '#shared/paths.ts'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { useNow } from '#shared/use-now.ts'
import { adminServiceTexts as texts } from './admin-services.texts.ts'
import styles from '#features/orders/lists/services.module.css'
import { isUndrivenSoon } from './undriven.ts'
import type { ServiceAddress } from '#features/orders/lists/use-service-address.ts'

type Order = OrderFor<'admin'>

/** While a service is alive staff can end it or let a crew through a gate; the server's word says why not. */
export const AdminActs = ({ order, address }: { order: Order; address: ServiceAddress }) => {
  const { pay, status, _id } = order
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
      {pay.transaction !== null && (
        <p>
          <Link to={`${paths.accounting}/${_id}`}>{texts.postings}</Link>
        </p>
      )}
    </>
  )
}
