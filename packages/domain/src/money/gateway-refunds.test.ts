import { expect, test } from 'vitest'
import {
  afterAnswer,
  afterLook,
  creditOf,
  gatewayDenial,
  isWithGateway,
  gatewayTryStates,
  nextLook,
  silence,
  silenceMs,
  sumDenial,
  type GatewayCredit,
  type GatewayTry,
} from './gateway-refunds.ts'

const sentAt = new Date('2026-11-23T13:00:00Z')
const after = (ms: number) => new Date(sentAt.getTime() + ms)
const sent: GatewayTry = {
  state: 'sent',
  paymentId: 'pay',
  amountPesos: 100,
  creditId: null,
  sentAt,
  refusal: null,
}
const credit: GatewayCredit = { id: 'credit', paymentId: 'pay', amountPesos: 100, state: 'paid' }
const refused = (remedy: 'transfer' | 'later' | 'settings' | 'look') =>
  ({ kind: 'refused', code: 'PSP_000', message: 'no', remedy }) as const

test('an answer ends the try as it says; silence and what it says to have done before are asked about', () => {
  expect(afterAnswer(sent, { kind: 'credited', creditId: 'c' })).toMatchObject({
    state: 'done',
    creditId: 'c',
  })
  expect(afterAnswer(sent, { kind: 'underway', creditId: 'c' })).toMatchObject({
    state: 'underway',
    creditId: 'c',
  })
  expect(afterAnswer(sent, { kind: 'unknown', why: 'timeout' })).toMatchObject({
    state: 'unknown',
    refusal: null,
  })
  for (const remedy of ['transfer', 'later', 'settings'] as const)
    expect(afterAnswer(sent, refused(remedy))).toMatchObject({ state: 'refused', refusal: { remedy } })
  expect(afterAnswer(sent, refused('look'))).toMatchObject({ state: 'unknown', refusal: { code: 'PSP_000' } })
})

test('an answer that comes late changes nothing of what has ended or was never sent', () => {
  for (const state of ['requested', 'done', 'refused', 'underway'] as const)
    expect(afterAnswer({ ...sent, state }, { kind: 'credited', creditId: 'late' })).toEqual({
      state,
      creditId: null,
      refusal: null,
    })
  expect(afterAnswer({ ...sent, state: 'unknown' }, { kind: 'credited', creditId: 'late' }).state).toBe(
    'done',
  )
})

test('what stands at the gateway decides: of this payment and amount, and no other try’s', () => {
  const look = { others: [], now: after(60_000) }
  expect(afterLook(sent, { ...look, credits: [credit] })).toMatchObject({
    state: 'done',
    creditId: 'credit',
  })
  expect(afterLook(sent, { ...look, credits: [{ ...credit, state: 'underway' }] }).state).toBe('underway')
  for (const other of [
    { ...credit, paymentId: 'another' },
    { ...credit, amountPesos: 99 },
    { ...credit, state: 'failed' as const },
  ])
    expect(afterLook(sent, { ...look, credits: [other] }).state).toBe('unknown')
  expect(afterLook(sent, { credits: [credit], others: ['credit'], now: look.now }).state).toBe('unknown')
})

test('money that came counts before money on its way; a name counts before both', () => {
  const both = [{ ...credit, id: 'slow', state: 'underway' as const }, credit]
  expect(creditOf(sent, both, [])?.id).toBe('credit')
  expect(creditOf({ ...sent, creditId: 'slow' }, both, [])?.id).toBe('slow')
})

test('what is on its way ends as the bank says, and not because it is not listed', () => {
  const underway = { ...sent, state: 'underway' as const, creditId: 'credit' }
  const look = { others: [], now: after(2 * silenceMs) }
  expect(afterLook(underway, { ...look, credits: [] }).state).toBe('underway')
  expect(afterLook(underway, { ...look, credits: [{ ...credit, state: 'failed' }] })).toMatchObject({
    state: 'refused',
    refusal: { remedy: 'transfer' },
  })
  expect(afterLook(underway, { ...look, credits: [credit] }).state).toBe('done')
})

test('that nothing stands there is believed after a day, or at once where it had refused', () => {
  const nothing = { credits: [], others: [] }
  expect(afterLook(sent, { ...nothing, now: after(silenceMs - 1) }).state).toBe('unknown')
  expect(afterLook(sent, { ...nothing, now: after(silenceMs) })).toMatchObject({
    state: 'refused',
    refusal: silence,
  })
  const doubted = { ...sent, state: 'unknown' as const, refusal: { ...silence, code: 'PSP_511' } }
  expect(afterLook(doubted, { ...nothing, now: after(1) })).toMatchObject({
    state: 'refused',
    refusal: { code: 'PSP_511' },
  })
  for (const state of ['requested', 'done', 'refused'] as const)
    expect(afterLook({ ...sent, state }, { credits: [credit], others: [], now: after(1) }).state).toBe(state)
})

test('it is asked about each minute, then each quarter of an hour, and hourly on its way', () => {
  const minutes = (tried: Pick<GatewayTry, 'state' | 'sentAt'>, now: Date) => {
    const at = nextLook(tried, now)
    return at && (at.getTime() - now.getTime()) / 60_000
  }
  expect(minutes({ state: 'sent', sentAt }, sentAt)).toBe(2)
  expect(minutes({ state: 'unknown', sentAt }, after(0))).toBe(1)
  expect(minutes({ state: 'unknown', sentAt }, after(15 * 60_000))).toBe(15)
  expect(minutes({ state: 'underway', sentAt }, after(0))).toBe(60)
  for (const state of ['requested', 'done', 'refused'] as const)
    expect(minutes({ state, sentAt }, sentAt)).toBeNull()
  expect(gatewayTryStates.filter(isWithGateway)).toEqual(['requested', 'sent', 'unknown', 'underway'])
})

test('the gateway gives back what was captured, what it has a name for, and what it did not refuse for good', () => {
  const facts = { isCaptured: true, paymentId: 'pay', isOpen: true, lastRefusal: null }
  expect(gatewayDenial(facts)).toBeUndefined()
  expect(gatewayDenial({ ...facts, lastRefusal: { remedy: 'later' } })).toBeUndefined()
  expect(gatewayDenial({ ...facts, isCaptured: false })).toBe('refund.not_captured')
  expect(gatewayDenial({ ...facts, isOpen: false })).toBe('refund.gateway_closed')
  expect(gatewayDenial({ ...facts, paymentId: null })).toBe('refund.gateway_unknown')
  expect(gatewayDenial({ ...facts, lastRefusal: { remedy: 'transfer' } })).toBe('refund.needs_transfer')
})

test('never more goes back of a payment than it brought, to the peso', () => {
  expect(sumDenial({ takenPesos: 100, otherPesos: 40, amountPesos: 60 })).toBeUndefined()
  expect(sumDenial({ takenPesos: 100, otherPesos: 41, amountPesos: 60 })).toBe('refund.beyond_payment')
})
