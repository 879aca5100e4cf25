import { api } from '@arriero/contract'
import { statusTextOf } from '@arriero/contract/es/words'
import type { accountancyOrderShape } from '@arriero/contract/orders/order-shapes'
import { Link } from 'react-router'
import type { z } from 'zod'
import { MoneyStatement } from '#features/orders/detail/MoneyStatement.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatShortId, formatDateTime } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { DetailList, type Detail } from '#shared/plain/values/DetailList.tsx'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { ordersTexts } from '#features/orders/orders.texts.ts'
import { Plate } from '#shared/plain/values/Plate.tsx'
import { cancelledTexts as texts } from './cancelled.texts.ts'
import { moneyTexts } from './money.texts.ts'

type ServiceForAccountancy = z.output<typeof accountancyOrderShape>

const payment = ({ pay }: ServiceForAccountancy): Detail[] => [
  { label: moneyTexts.transaction, value: pay.transaction ?? moneyTexts.none },
  { label: moneyTexts.payStatus, value: pay.status ?? moneyTexts.none },
  ...(pay.alertAt === null
    ? []
    : [
        {
          label: ordersTexts.fields.payment,
          value: <strong>{ordersTexts.lostPayment(formatDateTime(pay.alertAt))}</strong>,
          isWide: true,
        },
      ]),
]

const moneyFacts = (order: ServiceForAccountancy): Detail[] => [
  ...(order.cancelation
    ? [
        {
          label: ordersTexts.fields.cancelReason,
          value: `${order.cancelation.description} (${formatDateTime(order.cancelation.at)})`,
          isWide: true,
        },
      ]
    : []),
  { label: ordersTexts.fields.client, value: order.client.name },
  { label: moneyTexts.identification, value: order.client.identification ?? moneyTexts.none },
  { label: moneyTexts.email, value: order.client.email },
  { label: ordersTexts.fields.carrier, value: order.carrier?.name ?? ordersTexts.unassigned },
  { label: ordersTexts.fields.driver, value: order.driver?.name ?? ordersTexts.unassigned },
  {
    label: ordersTexts.fields.vehicle,
    value: order.vehicle ? <Plate plate={order.vehicle.licensePlate} /> : ordersTexts.unassigned,
  },
  ...payment(order),
]

interface ServiceMoneyProps {
  /** Undefined closes it. */
  orderId: string | undefined
  onClose: () => void
}

const Content = ({ orderId }: { orderId: string }) => {
  const read = useRead<typeof api.orders.detail, 'accountancy'>(api.orders.detail, {
    params: { _id: orderId },
  })

  return (
    <Answer of={read} wait="detail" gone={<Gone title={texts.goneTitle} text={texts.gone} />}>
      {(order) => (
        <>
          <p>
            <strong>{statusTextOf(order.status)}</strong>
          </p>
          <DetailList details={moneyFacts(order)} />
          <br />
          <MoneyStatement order={order} />
          {order.pay.transaction !== null && (
            <p>
              <Link to={`${paths.accounting}/${orderId}`}>{texts.postings}</Link>
            </p>
          )}
        </>
      )}
    </Answer>
  )
}

/** The money of one service and whose it is: what accountancy reads of it. Security B3. */
export const ServiceMoney = ({ orderId, onClose }: ServiceMoneyProps) => (
  <RowModal row={orderId} title={(id) => texts.service(formatShortId(id))} onClose={onClose}>
    {(id) => <Content orderId={id} />}
  </RowModal>
)
