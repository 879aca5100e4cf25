/** What one address may call cannot be multiplied by made-up tokens, by other paths or by other addresses of its network. */
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openStage } from '../stage.fixture.ts'

// 12 a minute of what is open, unproved or leads nowhere; 6 of an endpoint that names no figure of its own.
const { house, called } = await openStage({
  settings: { LIMIT_FACTOR: '0.01', TRUSTED_PROXIES: '127.0.0.1' },
})
const most = 12

const made = () => randomBytes(32).toString('base64url')
let networks = 0
/** A caller from somewhere nobody called from yet. */
const somewhere = () => `203.0.113.${(networks += 1)}`

type Call = { method?: string; path?: string; token?: string; from: string }

const status = async ({ method = 'GET', path = '/bodywork/all', token, from }: Call): Promise<number> => {
  const answer = await fetch(`${house.url}/v1${path}`, {
    method,
    headers: { 'x-forwarded-for': from, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  })
  return answer.status
}

const inTurn = async (calls: readonly Call[]): Promise<number[]> => {
  const all: number[] = []
  for (const call of calls) all.push(await status(call))
  return all
}
const passed = (answers: readonly number[]) => answers.filter((answer) => answer !== 429).length

const paths = ['/bodywork/all', '/typevehicle/all', '/order/active/type', '/user/consent']

test('with a made-up token in each call, whatever it asks for, an address gets its own limit and no more', async () => {
  const from = somewhere()
  const calls = Array.from({ length: 40 }, (_, index) => ({
    path: paths[index % 4] ?? '',
    token: made(),
    from,
  }))
  const answers = await inTurn(calls)
  expect(passed(answers)).toBe(most)
  expect(new Set(answers)).toEqual(new Set([401, 429]))
})

test('who is proved goes on from an address that made-up tokens have used up, and has a count of his own', async () => {
  const from = somewhere()
  const { token } = await called('client')
  expect(await status({ token, from })).toBe(200)
  await inTurn(Array.from({ length: 20 }, () => ({ token: made(), from })))
  expect(await status({ token: made(), from })).toBe(429)
  const own = await inTurn(Array.from({ length: 10 }, () => ({ token, from: somewhere() })))
  // The call that proved him was his first of six.
  expect(passed(own)).toBe(5)
})

test('addresses that nobody knows and methods that are refused are counted', async () => {
  const from = somewhere()
  const calls = Array.from({ length: 20 }, (_, index) =>
    index % 2 === 0 ? { path: `/nada/${index}`, from } : { method: 'DELETE', path: '/order/create', from },
  )
  expect(passed(await inTurn(calls))).toBe(most)
})

test('of IPv6 a whole network of one customer counts as one', async () => {
  const calls = Array.from({ length: 20 }, (_, index) => ({
    token: made(),
    from: `2001:db8:1:2::${index + 1}`,
  }))
  expect(passed(await inTurn(calls))).toBe(most)
  expect(await status({ token: made(), from: '2001:db8:1:3::1' })).toBe(401)
})

test('calls of thousands of others give an address no new count', async () => {
  const from = somewhere()
  const open = { path: '/setting/open', from }
  const before = passed(await inTurn(Array.from({ length: 20 }, () => open)))
  expect(before).toBeLessThan(20)
  for (let index = 0; index < 3_000; index++) {
    const from = `198.18.${index >> 8}.${index & 255}`
    await house.app.inject({ url: '/v1/setting/open', headers: { 'x-forwarded-for': from } })
  }
  expect(await status(open)).toBe(429)
})
