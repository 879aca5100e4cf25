import { expect, test } from 'vitest'
import { beginDenial, referenceDenial, referenceKey, refundStates, rejectionDenial } from './refunds.ts'

const written = (reference: string) => referenceDenial({ reference, paymentNames: [], isUsed: false })

test('a reference is as banks and gateways write it, never a word or a name', () => {
  for (const good of ['DEV-1', '0023981', '3f2b9c', 'TRF 2026/11 44.1', 'a'.repeat(31) + '1'])
    expect(written(good), good).toBeUndefined()
  for (const bad of ['', 'listo', 'Clara Ospina', '123', '-1234', 'ref#123', '$3.000.000', '1'.repeat(61)])
    expect(written(bad), bad).toBe('refund.reference_invalid')
})

test('one that differs only in case, spaces or signs is the same', () => {
  expect(referenceKey('dev-1 / 2')).toBe(referenceKey('DEV 12'))
})

test('the payment’s own name and a reference that was used are refused, each in its words', () => {
  const facts = { reference: 'AB-12', paymentNames: ['ab12', null], isUsed: true }
  expect(referenceDenial(facts)).toBe('refund.reference_is_payment')
  expect(referenceDenial({ ...facts, paymentNames: [null] })).toBe('refund.reference_used')
  expect(referenceDenial({ ...facts, paymentNames: [], isUsed: false })).toBeUndefined()
})

test('only what was recorded as paid can have come back', () => {
  expect(refundStates.filter((state) => rejectionDenial(state) === undefined)).toEqual(['paid'])
})

test('it is begun once, by one way; while the gateway has it nobody else begins it', () => {
  for (const way of ['hand', 'gateway'] as const) {
    expect(beginDenial(undefined, way)).toBeUndefined()
    expect(beginDenial({ state: 'rejected', way: 'gateway' }, way)).toBeUndefined()
    expect(beginDenial({ state: 'confirming', way }, way)).toBeUndefined()
    expect(beginDenial({ state: 'paid', way: 'hand' }, way)).toBe('refund.already_paid')
    for (const state of ['requested', 'sent', 'unknown', 'underway'] as const)
      expect(beginDenial({ state, way: 'gateway' }, way)).toBe('refund.with_gateway')
  }
  expect(beginDenial({ state: 'confirming', way: 'gateway' }, 'hand')).toBe('refund.other_way')
  expect(beginDenial({ state: 'confirming', way: 'hand' }, 'gateway')).toBe('refund.other_way')
  expect(beginDenial({ state: 'confirming', way: 'transfer' }, 'gateway')).toBe('refund.other_way')
  expect(beginDenial({ state: 'confirming', way: 'transfer' }, 'hand')).toBeUndefined()
})
