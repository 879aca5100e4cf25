import { refundsList } from '@arriero/contract/es/lists/refunds'
import type { Refund } from '@arriero/contract/refunds'
import type { Detail } from '#shared/plain/DetailList.tsx'
import { Money } from '#shared/plain/Money.tsx'
import { When } from '#shared/plain/When.tsx'
import { listFacts } from '#shared/table/list-columns.tsx'
import { refundsScreenTexts as texts } from './refunds-screen.texts.ts'

/** The payment the money goes back to, as far as the gateway told of it. */
export const paymentFacts = (refund: Refund): Detail[] => {
  const { payment } = refund
  return [
    ...(payment ? [{ label: texts.goesTo, value: texts.card(payment.brand) }] : []),
    ...listFacts(refundsList, refund, ['transaction']),
    ...(payment
      ? [
          { label: texts.paidThen, value: <Money pesos={payment.value} /> },
          { label: texts.paidOn, value: <When at={payment.at} /> },
        ]
      : []),
    ...(payment?.gatewayId
      ? [{ label: texts.gatewayId, value: <code>{payment.gatewayId}</code>, isWide: true }]
      : []),
  ]
}
