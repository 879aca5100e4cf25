import type { Refund } from '@arriero/contract/refunds'
import type { Detail } from '#shared/plain/DetailList.tsx'
import { Money } from '#shared/plain/Money.tsx'
import { When } from '#shared/plain/When.tsx'
import { refundsScreenTexts as texts } from './refunds-screen.texts.ts'

/** The payment the money goes back to, as far as the gateway told of it. */
export const paymentFacts = ({ transaction, payment }: Refund): Detail[] => [
  ...(payment ? [{ label: texts.goesTo, value: texts.card(payment.brand) }] : []),
  ...(transaction ? [{ label: texts.columns.transaction, value: <code>{transaction}</code> }] : []),
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
