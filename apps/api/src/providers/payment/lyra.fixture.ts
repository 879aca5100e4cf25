/** A shop, one attempt and its honest notice, for the tests of this folder. */
import type { LyraConfig, ReturnUrls } from './lyra.config.ts'
import { lyraGateway } from './lyra.ts'
import type { PaymentAttempt } from './port.ts'
import { signedNotice } from './sandbox/notice.ts'

/** Each end at an address of its own below this one. */
export const returnsTo = (url: string): ReturnUrls => ({
  success: `${url}/exito`,
  refused: `${url}/rechazado`,
  cancel: `${url}/cancelado`,
  error: `${url}/error`,
  return: url,
})

export const shop: LyraConfig = {
  origins: ['http://localhost:3000'],
  actionUrl: '{origin}/sandbox/pasarela/',
  siteId: '12345678',
  mode: 'TEST',
  algorithm: 'sha256',
  key: 'k7Qm2Zp9Xw4Lr8Tc',
  notificationUrl: 'http://localhost:3000/v1/payment/notification',
  returnUrls: {
    service: returnsTo('{origin}/pago/{orderId}'),
    standby: returnsTo('{origin}/pago/{orderId}/espera'),
  },
}

export const attempt: PaymentAttempt = {
  orderId: '6740a1b2c3d4e5f601234567',
  charge: 'service',
  transaction: 'K7M2PX',
  attemptedAt: new Date('2026-11-21T04:05:06.789Z'),
  amountPesos: 2_618_000,
  customerId: '6740a1b2c3d4e5f607654321',
}

export const gateway = lyraGateway(shop)

/** What the gateway would post for this attempt, with a valid signature. */
export const honestNotice = (status = 'AUTHORISED', of: PaymentAttempt = attempt): Record<string, string> =>
  signedNotice(
    {
      form: gateway.form(of).fields,
      uuid: '0123456789abcdef0123456789abcdef',
      status,
      result: '00',
      source: 'PAY',
    },
    shop.key,
    shop.algorithm,
  )
