/** What every gateway driver keeps, run against any of them beside a platform that speaks its protocol. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPaidState, type AttemptState, type PaymentMeaning } from '@arriero/domain/money/payment-attempts'
import type { GatewayNotice, NoticeReading, PaymentAttempt, PaymentForm, PaymentGateway } from './port.ts'

/** The other side: takes a form as the platform does, and answers what it would post about it. */
export type Platform = {
  gateway: PaymentGateway
  /** Throws where the platform shows its error page instead. */
  take(form: PaymentForm): Promise<void>
  /** The fields of the notice of this status, as they are posted. */
  tell(form: PaymentForm, status: string): Promise<Record<string, string>>
  close(): Promise<void>
}

/** Every status of the platform and what it is worth, by hand from Domain facts §1.6 and Decisions §11. */
const worth: Record<string, { meaning: PaymentMeaning; state: AttemptState }> = {
  AUTHORISED: { meaning: 'accepted', state: 'authorised' },
  CAPTURED: { meaning: 'captured', state: 'captured' },
  REFUSED: { meaning: 'failed', state: 'REFUSED' },
  CANCELLED: { meaning: 'failed', state: 'CANCELLED' },
  EXPIRED: { meaning: 'failed', state: 'EXPIRED' },
  CAPTURE_FAILED: { meaning: 'failed', state: 'CAPTURE_FAILED' },
  ABANDONED: { meaning: 'failed', state: 'ABANDONED' },
  NOT_CREATED: { meaning: 'failed', state: 'ABANDONED' },
  // A card that was only checked, part of the amount, and all that is not decided yet: no money.
  ACCEPTED: { meaning: 'pending', state: 'attempted' },
  PARTIALLY_AUTHORISED: { meaning: 'pending', state: 'attempted' },
  AUTHORISED_TO_VALIDATE: { meaning: 'pending', state: 'attempted' },
  WAITING_AUTHORISATION: { meaning: 'pending', state: 'attempted' },
  WAITING_AUTHORISATION_TO_VALIDATE: { meaning: 'pending', state: 'attempted' },
  WAITING_FOR_PAYMENT: { meaning: 'pending', state: 'attempted' },
  PRE_AUTHORISED: { meaning: 'pending', state: 'attempted' },
  PENDING: { meaning: 'pending', state: 'attempted' },
  REFUND_TO_RETRY: { meaning: 'pending', state: 'attempted' },
  INITIAL: { meaning: 'pending', state: 'attempted' },
  UNDER_VERIFICATION: { meaning: 'pending', state: 'attempted' },
  SUSPENDED: { meaning: 'pending', state: 'attempted' },
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const noticeIn = (reading: NoticeReading): GatewayNotice => {
  if (!reading.ok) throw new Error(reading.reason)
  return reading.notice
}

export const gatewaySuite = (name: string, open: () => Promise<Platform>): void => {
  describe(`a gateway: ${name}`, () => {
    let platform: Platform
    beforeAll(async () => {
      platform = await open()
    })
    afterAll(() => platform.close())

    let count = 0
    const fresh = (): PaymentAttempt => {
      count += 1
      return {
        orderId: `6740a1b2c3d4e5f60123${String(count).padStart(4, '0')}`,
        charge: 'service',
        transaction: `SU${letters[count % 26]}${String(count).padStart(3, '0')}`,
        attemptedAt: new Date(),
        amountPesos: 2_618_000 + count,
        customerId: '6740a1b2c3d4e5f607654321',
      }
    }
    const taken = async () => {
      const attempt = fresh()
      const form = platform.gateway.form(attempt)
      await platform.take(form)
      return { attempt, form }
    }

    test('the platform takes the form as it is built', async () => {
      await expect(taken()).resolves.toBeDefined()
    })

    test('the platform takes no form that was changed after it was signed', async () => {
      const form = platform.gateway.form(fresh())
      const cheaper = { ...form, fields: { ...form.fields, vads_amount: '100' } }
      await expect(platform.take(cheaper)).rejects.toThrow()
    })

    test.each(Object.entries(worth))('reads %s for what it is worth', async (status, { meaning, state }) => {
      const { attempt, form } = await taken()
      const notice = noticeIn(platform.gateway.read(await platform.tell(form, status)))
      expect(notice.status).toBe(status)
      expect(platform.gateway.matches(notice, attempt)).toBeUndefined()
      expect(platform.gateway.meaning(notice.status)).toBe(meaning)
      const next = platform.gateway.nextState('attempted', notice)
      expect(next).toBe(state)
      expect(isPaidState(next)).toBe(meaning === 'accepted' || meaning === 'captured')
    })

    test('reads the amount in hundredths, the day and the transaction of its attempt', async () => {
      const { attempt, form } = await taken()
      const notice = noticeIn(platform.gateway.read(await platform.tell(form, 'AUTHORISED')))
      expect(notice).toMatchObject({
        orderId: attempt.orderId,
        transaction: attempt.transaction,
        amountCents: attempt.amountPesos * 100,
        effectiveAmountCents: attempt.amountPesos * 100,
        currency: '170',
        operation: 'DEBIT',
      })
    })

    test('takes no notice of one attempt for another', async () => {
      const [one, other] = [await taken(), await taken()]
      const notice = noticeIn(platform.gateway.read(await platform.tell(one.form, 'CAPTURED')))
      expect(platform.gateway.matches(notice, other.attempt)).toBeDefined()
    })

    test('takes no notice in which anything was altered', async () => {
      const { form } = await taken()
      const honest = await platform.tell(form, 'REFUSED')
      for (const field of [
        'vads_trans_status',
        'vads_amount',
        'vads_order_id',
        'vads_trans_id',
        'signature',
      ]) {
        const altered = {
          ...honest,
          [field]: field === 'vads_trans_status' ? 'CAPTURED' : `${honest[field]}1`,
        }
        expect(platform.gateway.read(altered).ok, field).toBe(false)
      }
    })

    test('ends the same for an authorisation and a capture in either sequence', async () => {
      const { form } = await taken()
      const told = await Promise.all(
        ['AUTHORISED', 'CAPTURED'].map(async (status) =>
          noticeIn(platform.gateway.read(await platform.tell(form, status))),
        ),
      )
      const after = (notices: readonly GatewayNotice[]) =>
        notices.reduce<AttemptState>(
          (state, notice) => platform.gateway.nextState(state, notice),
          'attempted',
        )
      expect(after(told)).toBe('captured')
      expect(after(told.toReversed())).toBe('captured')
    })
  })
}
