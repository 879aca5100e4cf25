import { api } from '@arriero/contract'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { Link } from 'react-router'
import { updateErrorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { formatDateTime } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { PhoneLink } from '#shared/plain/values/PhoneLink.tsx'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { adminServiceTexts as texts } from './admin-services.texts.ts'
import { undrivenText, whyNotClose, whyNotRemind } from './undriven.ts'
import { useOrderWays } from '#features/orders/lists/use-order-ways.ts'
import type { WindowAddress } from '#shared/use-modal-address.ts'
import styles from '#features/orders/lists/services.module.css'

type Order = OrderFor<'admin'>

interface UndrivenProps {
  order: Order
  address: WindowAddress
  now: number
}

const Remind = ({ order, address, now }: UndrivenProps) => {
  const { onChanged } = useOrderWays(order._id, address.close)
  const remind = useToldAct({
    act: useAct(api.orders.remind),
    input: { params: { _id: order._id } },
    says: updateErrorText,
    done: texts.reminded,
    onSettled: onChanged,
  })
  return (
    <ActButton whyNot={whyNotRemind(order, now)} isBusy={remind.isBusy} onClick={remind.go}>
      {texts.remind}
    </ActButton>
  )
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
              <PhoneLink phone={carrier.cellPhone} />
            </>
          )}
        </p>
      )}
      <div className={styles.acts}>
        <Remind order={order} address={address} now={now} />
        <ActButton isDangerous whyNot={whyNotClose(order, now)} onClick={() => address.open(_id, 'cerrar')}>
          {texts.closeUndriven}
        </ActButton>
      </div>
      <p>{reminded ? texts.lastReminder(formatDateTime(reminded.at), reminded.by) : texts.noReminder}</p>
    </div>
  )
  return (
    <Notice kind="error" title={undrivenText(order, now)}>
      {help}
    </Notice>
  )
}
