/** More to do than can be done: who may come again is told so at once, money and trucks are served, and all goes on once it is over. Security F1.5. */
import { api } from '@arriero/contract'
import { afterAll, expect, test } from 'vitest'
import { openStage } from '../stage.fixture.ts'

const { house, called } = await openStage({ settings: { MOST_WAIT_MS: '20' }, poolSize: 2 })
const client = await called('client')

const crowd = { isThere: false }
const asking: Promise<void>[] = []
afterAll(async () => {
  crowd.isThere = false
  await Promise.all(asking)
})

/** Twenty who ask the database one thing after the other: its line is long, and moves. */
const askOn = async (): Promise<void> => {
  while (crowd.isThere) await house.database.pool.query('select pg_sleep(0.03)')
}

const list = () => fetch(`${house.url}/v1/setting/open`)
const status = async (method: string, path: string, headers: Record<string, string> = {}) =>
  (await fetch(`${house.url}${path}`, { method, headers })).status

test('while the line at the database stays long lists wait, and what is reserved does not; then all are served', async () => {
  expect((await list()).status).not.toBe(503)
  crowd.isThere = true
  for (let one = 0; one < 20; one++) asking.push(askOn())
  await expect.poll(async () => (await list()).status, { interval: 50 }).toBe(503)
  const refused = await list()
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(await refused.json()).toMatchObject({ code: 'server.busy' })

  expect((await client.send(api.sessions.ticket, {})).ticket).not.toBe('')
  expect(await status('POST', '/v1/payment/notification')).toBe(400)
  expect(await status('GET', '/health')).toBe(200)

  crowd.isThere = false
  await Promise.all(asking)
  expect((await list()).status).not.toBe(503)
})
