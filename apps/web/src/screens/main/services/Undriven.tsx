import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { Link } from 'react-router'
import { formatDateTime } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { adminServiceTexts as texts } from './admin-services.texts.ts'
import { undrivenText, whyNotClose } from './undriven.ts'
import { RemindCarrier } from '#features/orders/assignment/RemindCarrier.tsx'
import { Reached } from '#features/orders/remedies/Reached.tsx'
import { remediesTexts } from '#features/orders/remedies/remedies.texts.ts'
import { remindTexts } from '#features/orders/assignment/remind.texts.ts'
import type { WindowAddress } from '#shared/use-modal-address.ts'
import styles from '#features/orders/lists/services.module.css'

type Order = OrderFor<'admin'>

interface UndrivenProps {
  order: Order
  address: WindowAddress
  now: number
}

/** A service whose hour is near and that nobody is named to drive: whom to call, one press that reminds him, and the way to end it. */
export const Undriven = ({ order, address, now }: UndrivenProps) => {
  const { carrier, reminded, _id } = order
  const help = (
    <div className={styles.undriven}>
      {carrier && (
        <p>
          <Link to={paths.userDetail(carrier._id)}>{carrier.name}</Link>
          {carrier.cellPhone && (
            <>
              {' · '}
              <Reached phone={carrier.cellPhone} />
            </>
          )}
        </p>
      )}
      <div className={styles.acts}>
        <RemindCarrier order={order} now={now} />
        <ActButton isDangerous whyNot={whyNotClose(order, now)} onClick={() => address.open(_id, 'cerrar')}>
          {texts.closeUndriven}
        </ActButton>
      </div>
      <p>{carrier && remediesTexts.remind.does(carrier.name)}</p>
      <p>{reminded ? remindTexts.last(formatDateTime(reminded.at), reminded.by) : remindTexts.none}</p>
    </div>
  )
  return (
    <Notice kind="error" title={undrivenText(order, now)}>
      {help}
    </Notice>
  )
}
