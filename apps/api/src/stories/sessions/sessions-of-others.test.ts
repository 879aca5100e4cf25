import { api } from '@arriero/contract'
import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { trailOf } from '../people/accounts.fixture.ts'
import { password } from '#testing/people.ts'
import { openStage } from '../stage.fixture.ts'

const { house, called } = await openStage()
const administrator = await called('administrator')

const list = async (who: typeof administrator, userId?: string) =>
  (await who.send(api.sessions.all, { query: userId === undefined ? {} : { userId } })).items

test('everybody sees where he is logged in, and which one this is', async () => {
  const client = await called('client')
  await house.as(client.actor)
  const own = await list(client)
  expect(own.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  expect(own).toHaveLength(2)
  expect(own[0]).toMatchObject({ createdAt: house.clock.now.toISOString() })
})

test('each is called by the browser it was used with, and counts from its log-in though the cookie brought it back', async () => {
  const client = await called('client', { email: 'navegador@example.co' })
  const since = house.clock.now.toISOString()
  const enter = (agent: string, more: object) =>
    house.app.inject({
      method: 'POST',
      url: '/v1/auth/tokenbackoffice',
      headers: { 'user-agent': agent },
      ...more,
    })
  const windows =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'
  const entered = await enter(windows, { payload: { email: 'navegador@example.co', password } })
  const [cookie] = entered.cookies
  // Not so long that the staff's log-ins end of idleness.
  house.clock.forward(20 * 60_000)
  await enter(`${windows} Edg/141.0.0.0`, { cookies: { [cookie?.name ?? '']: cookie?.value ?? '' } })
  const [own] = (await list(client)).filter(({ isCurrent }) => !isCurrent)
  expect(own).toMatchObject({ browser: 'Edge', system: 'Windows', createdAt: since })
  expect(own?.lastSeenAt).toBe(house.clock.now.toISOString())
  await enter('curl/8.14.1', { payload: { email: 'navegador@example.co', password } })
  expect(await list(client)).toContainEqual(expect.objectContaining({ browser: null, system: null }))
})

test('who ends a log-in while its cookie is being exchanged has ended it', async () => {
  const client = await called('client', { email: 'a.la.vez@example.co' })
  const enter = (more: object) =>
    house.app.inject({ method: 'POST', url: '/v1/auth/tokenbackoffice', ...more })
  for (let round = 0; round < 10; round++) {
    const entered = await enter({ payload: { email: 'a.la.vez@example.co', password } })
    const [cookie] = entered.cookies
    const { token } = entered.json<{ token: string }>()
    const [back] = await Promise.all([
      enter({ cookies: { [cookie?.name ?? '']: cookie?.value ?? '' } }),
      house.app.inject({
        method: 'POST',
        url: '/v1/auth/logout',
        headers: { authorization: `Bearer ${token}` },
      }),
    ])
    if (back.statusCode === 200) {
      const after = await house.app.inject({
        url: '/v1/session/all',
        headers: { authorization: `Bearer ${back.json<{ token: string }>().token}` },
      })
      expect(after.statusCode).toBe(401)
    }
  }
  expect(await list(client)).toHaveLength(1)
})

test('an administrator ends one log-in of somebody; the others go on, and the trail names both', async () => {
  const client = await called('client')
  const phone = await house.as(client.actor)
  const [ended] = (await list(phone)).filter(({ isCurrent }) => isCurrent)
  if (!ended) throw new Error('no session')
  expect((await list(administrator, client.actor.id)).map(({ _id }) => _id)).toContain(ended._id)
  await administrator.send(api.sessions.end, { params: { _id: ended._id } })
  expect(await phone.refusal(api.sessions.all, { query: {} })).toBe('session.invalid')
  expect(await list(client)).toHaveLength(1)
  expect(await trailOf(house, client.actor.id)).toEqual(['session.ended_by_staff'])
  expect(await administrator.refusal(api.sessions.end, { params: { _id: ended._id } })).toBe(
    'session.not_found',
  )
})

test('nobody else sees or ends it, and is told the same as of one that does not exist', async () => {
  const client = await called('client')
  const support = await called('soport')
  const [own] = await list(client)
  if (!own) throw new Error('no session')
  for (const _id of [own._id, 'f'.repeat(24)])
    expect(await support.refusal(api.sessions.end, { params: { _id } })).toBe('session.not_found')
  for (const userId of [client.actor.id, 'f'.repeat(24)])
    expect(await support.refusal(api.sessions.all, { query: { userId } })).toBe('user.not_found')
  await client.send(api.sessions.end, { params: { _id: own._id } })
  expect(await client.refusal(api.sessions.all, { query: {} })).toBe('session.invalid')
})

test('the live channel of an ended log-in closes within a second', async () => {
  const client = await called('client')
  const [own] = await list(client)
  const { ticket } = await client.send(api.sessions.ticket, {})
  const socket = io(house.url, {
    path: '/v1/live',
    auth: { ticket },
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { origin: new URL(house.url).origin.replace('127.0.0.1', 'localhost') },
  })
  await new Promise((done, failed) => {
    socket.once('connect', () => done(undefined))
    socket.once('connect_error', failed)
  })
  const closed = new Promise<number>((done) => socket.once('disconnect', () => done(Date.now())))
  const before = Date.now()
  await administrator.send(api.sessions.end, { params: { _id: own?._id ?? '' } })
  expect((await closed) - before).toBeLessThan(1_000)
})
