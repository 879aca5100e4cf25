import { expect, test } from 'vitest'
import { plant } from '../reading/source.ts'
import { testsSaySomething } from './said-nothing.ts'

const faultsOf = (body: string) => testsSaySomething([plant('apps/api/src/a.test.ts', body)])

test.each([
  "test('a', () => { expect(made()).toBeDefined() })",
  "test.each([1])('a', async (one) => { expect(await made(one)).not.toBeNull(); expect(() => made(one)).not.toThrow() })",
])('%s is seen', (body) => {
  expect(faultsOf(body)).toEqual(['apps/api/src/a.test.ts:1 looks whether something is there, and no more'])
})

test.each([
  "test('a', () => { expect(made()).toBeDefined(); expect(made()).toBe(1) })",
  "test('a', () => { holds(made()) })",
  'expect(made()).toBeDefined()',
])('%s passes', (body) => {
  expect(faultsOf(body)).toEqual([])
})
