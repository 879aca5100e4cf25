import { refundsList } from '@arriero/contract/es/lists/refunds'
import type { Refund } from '@arriero/contract/money/refunds'
import type { Detail } from '#shared/plain/values/DetailList.tsx'
import { Money } from '#shared/plain/values/Money.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { listFacts } from '#shared/table/columns/list-columns.tsx'
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
