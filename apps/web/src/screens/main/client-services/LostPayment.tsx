import { orderStatus } from '@arriero/domain/orders'
import { Alert } from 'antd'
import { isFailure } from '#features/payments/payment-outcome.ts'
import { paymentsTexts } from '#features/payments/payments.texts.ts'
import { formatMoney } from '#shared/format.ts'
import { addresses } from './addresses.ts'
import type { ClientOrder } from './client-action.ts'
import { clientServicesTexts } from './client-services.texts.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import styles from './client-services.module.css'

const texts = clientServicesTexts.actions

/** What had paid it failed with the truck on its way: the trip goes on, and the money is still owed. Decisions §11. */
export const LostPayment = ({ order }: { order: ClientOrder }) => {
  const { status } = order.pay
  const why = isFailure(status) ? paymentsTexts.failures[status] : texts.payLost
  const help = order.status < orderStatus.finished ? texts.payLostOnTheWay : texts.payLostHelp
  return (
    <>
      {status === 'PENDING' ? (
        <p className={styles.note}>{texts.payPending}</p>
      ) : (
        <Alert type="error" showIcon title={why} description={help} />
      )}
      <LinkButton to={addresses.pay(order._id)} kind="primary" isBlock>
        {texts.payAgain(formatMoney(order.total ?? 0))}
      </LinkButton>
    </>
  )
}
