/** What is refused at the door, or to somebody who may not, or because it came too often, stands in the log: whence and what, never what was typed. */
import { api } from '@arriero/contract'
import type { Endpoint } from '@arriero/contract/endpoint'
import { expect, test } from 'vitest'
import { openStage } from '../stage.fixture.ts'

type Line = Record<string, unknown>
const lines: Line[] = []
const { house, called } = await openStage({
  logTo: { write: (line) => void lines.push(JSON.parse(line) as Line) },
  settings: { LIMIT_FACTOR: '1' },
})
const client = await called('client')
const noted = (event: string) => lines.filter((line) => line['event'] === event)

const logIn = (body: object) =>
  fetch(`${house.url}/v1${api.sessions.logIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('a wrong password is noted with its place and without what was typed', async () => {
  const typed = { email: 'nadie@example.co', password: 'la mula sube la loma' }
  expect((await logIn(typed)).status).toBe(401)
  const route = '/v1/auth/tokenbackoffice'
  await expect
    .poll(() => noted('auth.failed'))
    .toEqual([
      expect.objectContaining({
        level: 40,
        time: expect.any(Number) as number,
        code: 'auth.wrong_credentials',
        route,
        network: expect.stringMatching(/127\.0\.0\.1|^0:0:0:0$/) as string,
        requestId: expect.any(String) as string,
      }),
    ])
  for (const word of Object.values(typed)) expect(JSON.stringify(lines)).not.toContain(word)
})

test('who asks for what his role may not is noted by his id', async () => {
  expect(await client.refusal(api.audit.all, { query: {} })).toBe('auth.role_refused')
  await expect
    .poll(() => noted('authz.denied'))
    .toEqual([expect.objectContaining({ code: 'auth.role_refused', userId: client.actor.id })])
})

test('the line of a request that was refused says as what', async () => {
  expect((await logIn({ email: 1 })).status).toBe(400)
  await expect
    .poll(() => noted('request').find(({ status }) => status === 400))
    .toMatchObject({ code: 'user.username_required' })
})

test('a flood is noted once, not as often as it comes; who is part of it hears so a second later, which is no time of ours', async () => {
  const answers = await Promise.all(
    Array.from({ length: 45 }, async () => {
      const began = performance.now()
      const { status } = await logIn({})
      return { status, tookMs: performance.now() - began }
    }),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(Math.min(...refused.map(({ tookMs }) => tookMs))).toBeGreaterThan(999)
  await expect
    .poll(() => noted('request').filter(({ status }) => status === 429))
    .toHaveLength(refused.length)
  const measured = noted('request').filter(({ status }) => status === 429)
  expect(Math.max(...measured.map(({ durationMs }) => Number(durationMs)))).toBeLessThan(900)
  await expect
    .poll(() => noted('limit.reached'))
    .toEqual([expect.objectContaining({ code: 'request.too_many', route: '/v1/auth/tokenbackoffice' })])
})

test('held so is whoever has a password hashed without a session', () => {
  const all = Object.values(api).flatMap((endpoints) => Object.values(endpoints as Record<string, Endpoint>))
  const held = all.filter(({ holdsRefusals }) => holdsRefusals).map(({ path }) => path)
  expect(held.toSorted()).toEqual([
    '/auth/firstadministrator',
    '/auth/tokenbackoffice',
    '/invitation/accept',
    '/registration/create',
    '/user/resetpassword',
  ])
})
