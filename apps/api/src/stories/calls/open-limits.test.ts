/** What anybody may call is counted by the address it comes from, whatever token it brings along. */
import { randomBytes } from 'node:crypto'
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { testHouse } from '#testing/house.ts'

test('a made-up token with each guess does not begin a new count', async () => {
  const house = await testHouse({ settings: { LIMIT_FACTOR: '1' } })
  const { path, callsPerMinute } = api.enterpriseDrivers.invitation
  const guess = async (): Promise<number> => {
    const { status } = await fetch(`${house.url}/v1${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${randomBytes(32).toString('base64url')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ code: randomBytes(32).toString('base64url') }),
    })
    return status
  }
  const answers = await Promise.all(Array.from({ length: callsPerMinute + 5 }, guess))
  expect(answers.filter((status) => status === 429)).toHaveLength(5)
})

test('the descriptions of the API are packed once, known by their name, and one address reads them so often a minute', async () => {
  const house = await testHouse({ settings: { LIMIT_FACTOR: '1' } })
  for (const [path, times] of [
    ['/v1/openapi.json', 10],
    ['/v1/docs', 1.5],
    ['/v1/docs/program.js', 4],
  ] as const) {
    const ask = (headers: Record<string, string> = {}) => house.app.inject({ url: path, headers })
    const packed = await ask({ 'accept-encoding': 'gzip, br' })
    expect([packed.statusCode, packed.headers['content-encoding']]).toEqual([200, 'br'])
    expect(packed.rawPayload.length).toBeLessThan((await ask()).rawPayload.length / times)
    const known = await ask({ 'if-none-match': String(packed.headers.etag) })
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0])
    const more = await Promise.all(
      Array.from({ length: 60 }, () => ask({ 'if-none-match': String(packed.headers.etag) })),
    )
    expect(more.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3)
  }
})

test('the program of the API’s page is kept for ever under the address that the page names, and under no other', async () => {
  const house = await testHouse()
  const { body } = await house.app.inject({ url: '/v1/docs' })
  const [, address = ''] = /<script src="([^"]+)">/.exec(body) ?? []
  const kept = async (url: string) => (await house.app.inject({ url })).headers['cache-control']
  expect(await kept(address)).toBe('public, max-age=31536000, immutable')
  expect(await kept('/v1/docs/program.js?v=another')).toBe('public, no-cache')
})
