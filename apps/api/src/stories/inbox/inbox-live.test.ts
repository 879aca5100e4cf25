/** Whoever looks at the inbox is told at once that it is not what it was, and nobody else. docs/decisions/0062. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { earOf } from '../notifications/ear.fixture.ts'
import { openMailStage } from '../support/mailbox.fixture.ts'

const { house, called, fleet, services, post } = await openMailStage()
const client = await called('client')
const soport = await called('soport')
const accountant = await called('accountancy')

const listening = async (caller: Caller) => {
  const ear = await earOf(house, caller)
  return () => ear.all('notification').filter(({ kind }) => kind === 'inbox.changed').length
}
const causesOf = async (caller: Caller) =>
  (await caller.send(api.inbox.items, { query: {} })).counts.map(({ cause }) => cause)

test('a mail that waits is told to the desk as it comes and as it goes, and to no client', async () => {
  const [heard, elsewhere] = [await listening(soport), await listening(client)]
  expect(await post({ from: 'nadie@example.co', text: 'Hola' })).toBe(200)
  await expect.poll(heard).toBe(1)
  expect(await causesOf(soport)).toContain('mailWaits')
  const [mail] = (await soport.send(api.mails.all, { query: { state: ['waiting'] } })).items
  const params = { _id: mail?._id ?? expect.unreachable('it waits') }
  await soport.send(api.mails.discard, { params, body: { isDiscarded: true } })
  await expect.poll(heard).toBe(2)
  expect(await causesOf(soport)).not.toContain('mailWaits')
  expect(elsewhere()).toBe(0)
})

test('money that is due back is told to whoever gives it back, though orders are not', async () => {
  const heard = await listening(accountant)
  const orderId = await services.paid(client, await fleet())
  const before = heard()
  await client.send(api.cancellations.cancel, { body: { orderId, description: 'Ya no' } })
  await expect.poll(heard).toBeGreaterThan(before)
  expect(await causesOf(accountant)).toContain('refundDue')
})
