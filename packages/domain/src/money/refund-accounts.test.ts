import { expect, test } from 'vitest'
import { askAccountDenial, giveAccountDenial, holderDocument, ownRefundState } from './refund-accounts.ts'
import { refundStates } from './refunds.ts'

const hold = 'refund.needs_transfer'

test('an account is asked for only where the gateway cannot give the money back and nobody has begun to', () => {
  expect(askAccountDenial({ state: 'due', gatewayHold: hold })).toBeUndefined()
  expect(askAccountDenial({ state: 'rejected', gatewayHold: hold })).toBeUndefined()
  expect(askAccountDenial({ state: 'due', gatewayHold: undefined })).toBe('refund.gateway_can')
  expect(askAccountDenial({ state: 'due', gatewayHold: 'refund.not_captured' })).toBe('refund.not_captured')
  expect(askAccountDenial({ state: 'confirming', gatewayHold: hold })).toBe('refund.other_way')
  expect(askAccountDenial({ state: 'unknown', gatewayHold: hold })).toBe('refund.with_gateway')
  expect(askAccountDenial({ state: 'paid', gatewayHold: hold })).toBe('refund.already_paid')
})

test('an account is named once it was asked for, and stays as it is while it is paid to', () => {
  expect(giveAccountDenial('due', true)).toBeUndefined()
  expect(giveAccountDenial('rejected', true)).toBeUndefined()
  expect(giveAccountDenial('due', false)).toBe('refund.account_not_asked')
  for (const state of ['confirming', 'requested', 'sent', 'unknown', 'underway'] as const)
    expect(giveAccountDenial(state, true)).toBe('refund.account_closed')
  expect(giveAccountDenial('paid', true)).toBe('refund.already_paid')
})

test('the holder is known by a cédula or a NIT, however it is written', () => {
  expect(holderDocument('52.345.678')).toBe('52345678')
  expect(holderDocument('800197268-4')).toBe('800197268-4')
  for (const wrong of ['', 'María', '12', '800197268-5']) expect(holderDocument(wrong)).toBeUndefined()
})

test('a client reads where his money is, whatever the desk does meanwhile', () => {
  const facts = { isCaptured: true, account: 'unasked' } as const
  expect(refundStates.map((state) => ownRefundState({ ...facts, state }))).toEqual([
    'due',
    'due',
    'underway',
    'underway',
    'underway',
    'underway',
    'paid',
    'failed',
  ])
  expect(ownRefundState({ ...facts, state: 'due', isCaptured: false })).toBe('waiting')
  expect(ownRefundState({ ...facts, state: 'due', account: 'asked' })).toBe('account')
  expect(ownRefundState({ ...facts, state: 'rejected', account: 'asked' })).toBe('account')
  expect(ownRefundState({ ...facts, state: 'rejected', account: 'given' })).toBe('failed')
  expect(ownRefundState({ ...facts, state: 'rejected', account: 'renewed' })).toBe('due')
  expect(ownRefundState({ ...facts, state: 'paid', account: 'asked' })).toBe('paid')
})
