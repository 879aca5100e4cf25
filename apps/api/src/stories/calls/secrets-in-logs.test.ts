/** What stands in an address or a header and opens something never reaches the log. Decisions §14. */
import { api } from '@arriero/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hourMs, openStage } from '../stage.fixture.ts'

const lines: string[] = []
const { house, called, fleet, services } = await openStage({ logTo: { write: (line) => lines.push(line) } })
const client = await called('client')
const osmand = `${house.url}/v1/location/osmand`

/** Status of each call; what was logged stands in `lines`. */
const statuses = async (calls: readonly (readonly [string, RequestInit?])[]): Promise<number[]> => {
  const answers: number[] = []
  for (const [address, init] of calls) {
    const answer = await fetch(address, init)
    await answer.arrayBuffer()
    answers.push(answer.status)
  }
  return answers
}
/** The log of a request is written once it has been answered. */
const logged = async (wanted: number, route: string): Promise<string> => {
  const isOf = (line: string) => line.includes('"event":"request"') && line.includes(`"route":"${route}"`)
  await expect.poll(() => lines.filter(isOf).length).toBeGreaterThanOrEqual(wanted)
  return lines.join('')
}

const running = async () => {
  const crew = await fleet()
  const orderId = await services.running(client, crew, { inMs: 2 * hourMs })
  const device = await crew.driver.send(api.devices.make, { body: { name: 'Celular' } })
  return { crew, orderId, ...device }
}
const query = (token: string, lat = '4.6') => new URLSearchParams({ id: token, lat, lon: '-74.1' }).toString()

test('the token of a phone, however it is sent and whatever comes of it', async () => {
  const { token, crew, _id } = await running()
  const json = { 'content-type': 'application/json' }
  const fix = { timestamp: house.clock.now.toISOString(), coords: { latitude: 4.6, longitude: -74.1 } }
  const body = JSON.stringify({ device_id: token, location: fix })
  expect(
    await statuses([
      [`${osmand}?${query(token)}`],
      [`${osmand}?${query(token)}`, { method: 'POST' }],
      [osmand, { method: 'POST', body: new URLSearchParams(query(token)) }],
      [osmand, { method: 'POST', body, headers: json }],
      [`${osmand}?${query(token, '95')}`],
      [osmand, { method: 'POST', body: `${body}}`, headers: json }],
      [`${osmand}?${query(token)}`, { method: 'DELETE' }],
      [`${osmand}/${token}?${query(token)}`],
      [`${house.url}/v1/location/device`, { headers: { authorization: `Bearer ${token}` } }],
    ]),
  ).toEqual([200, 200, 200, 200, 400, 400, 405, 404, 401])
  await crew.driver.send(api.devices.revoke, { params: { _id } })
  expect(await statuses([[`${osmand}?${query(token)}`]])).toEqual([401])
  expect(await logged(7, '/v1/location/osmand')).not.toContain(token)
})

test('the token of a link for the consignee, on its page and in its call, good or ended', async () => {
  const { orderId } = await running()
  const params = { _id: orderId }
  const { token, url } = await client.send(api.trackingLinks.make, { params })
  const page = `${house.url}${new URL(url).pathname}`
  const call = `${house.url}/v1/tracking/${token}`
  expect(await statuses([[call], [call, { method: 'POST' }], [`${call}%E0%A4%A`]])).toEqual([200, 405, 400])
  await statuses([[page], [`${page}/x`], [page, { headers: { referer: page } }]])
  await client.send(api.trackingLinks.revoke, { params })
  expect(await statuses([[call, { headers: { referer: page } }]])).toEqual([404])
  expect(await logged(2, '/v1/tracking/:token')).not.toContain(token)
})

test('neither of them, nor the session of a person, where the server itself fails', async () => {
  const { token, orderId } = await running()
  const link = await client.send(api.trackingLinks.make, { params: { _id: orderId } })
  const { db } = house.database
  await sql`alter table device_tokens rename column token_hash to lost`.execute(db)
  await sql`alter table tracking_links rename column token_hash to lost`.execute(db)
  expect(await statuses([[`${osmand}?${query(token)}`], [`${house.url}/v1/tracking/${link.token}`]])).toEqual(
    [500, 500],
  )
  const all = await logged(1, '/v1/tracking/:token')
  expect(all).toContain('token_hash')
  for (const secret of [token, link.token, client.token]) expect(all).not.toContain(secret)
})
