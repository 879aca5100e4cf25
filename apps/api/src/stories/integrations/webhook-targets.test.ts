/** As an installation is in production: whatever a company names, nothing inside is called. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { receiver } from '#providers/webhooks/receiver.fixture.ts'
import { openStage } from '../stage.fixture.ts'

const inside = await receiver()
const insideSix = await receiver('::1')
const { house, called } = await openStage()
const client = await called('cliententerprise')

const addresses = [
  `http://127.0.0.1:${inside.port}/`,
  `https://127.0.0.1:${inside.port}/`,
  `https://localhost:${inside.port}/`,
  `https://[::1]:${insideSix.port}/`,
  `https://[::ffff:127.0.0.1]:${inside.port}/`,
  `https://2130706433:${inside.port}/`,
  'https://169.254.169.254/latest/meta-data/',
  'https://10.0.0.1/',
  'https://192.168.0.1/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
]

test.each(addresses)('%s is refused when it is written down', async (url) => {
  expect(
    await client.refusal(api.integrations.makeWebhook, { body: { url, events: ['order.created'] } }),
  ).toBe('webhook.address_refused')
})

test('and not called even where it stands in the database', async () => {
  const { _id } = await client.send(api.integrations.makeWebhook, {
    body: { url: 'https://erp.example.co/', events: ['order.created'] },
  })
  for (const url of addresses) {
    await house.database.db.updateTable('webhooks').set({ url }).where('id', '=', _id).execute()
    await client.send(api.integrations.test, { params: { _id } })
    await house.jobs.runJobs()
    const { items } = await client.send(api.integrations.deliveries, { query: { limit: 1 } })
    expect(items[0]).toMatchObject({ state: 'waiting', lastStatus: null, lastProblem: 'refused' })
  }
  expect(inside.connections() + insideSix.connections()).toBe(0)
})
