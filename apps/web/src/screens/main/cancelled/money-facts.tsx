import type { accountancyOrderShape } from '@arriero/contract/order-shapes'
import type { z } from 'zod'
import { ordersTexts } from '#features/orders/orders.texts.ts'
import { formatDateTime } from '#shared/format.ts'
import type { Detail } from '#shared/plain/DetailList.tsx'
import { Plate } from '#shared/plain/Plate.tsx'
import { moneyTexts as texts } from './money.texts.ts'

type ServiceForAccountancy = z.output<typeof accountancyOrderShape>

const payment = ({ pay }: ServiceForAccountancy): Detail[] => [
  { label: texts.transaction, value: pay.transaction ?? texts.none },
  { label: texts.payStatus, value: pay.status ?? texts.none },
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

export const moneyFacts = (order: ServiceForAccountancy): Detail[] => [
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
  { label: texts.identification, value: order.client.identification ?? texts.none },
  { label: texts.email, value: order.client.email },
  { label: ordersTexts.fields.carrier, value: order.carrier?.name ?? ordersTexts.unassigned },
  { label: ordersTexts.fields.driver, value: order.driver?.name ?? ordersTexts.unassigned },
  {
    label: ordersTexts.fields.vehicle,
    value: order.vehicle ? <Plate plate={order.vehicle.licensePlate} /> : ordersTexts.unassigned,
  },
  ...payment(order),
]
