/** A person has so many live sockets, however many nodes he opens them on. */
import type { AddressInfo } from 'node:net'
import { api } from '@arriero/contract'
import { io, type Socket } from 'socket.io-client'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { liveLimits } from '#live/server.ts'
import { testHouse } from '#testing/house.ts'
import { peopleOf } from '../stage.fixture.ts'

const house = await testHouse()
const people = await peopleOf(house)
const beside = await house.beside()
await beside.listen(0, '127.0.0.1')
const urls = [house.url, `http://127.0.0.1:${(beside.app.server.address() as AddressInfo).port}`]
const open: Socket[] = []

const enter = async (
  caller: Awaited<ReturnType<typeof house.as>>,
  url: string | undefined,
): Promise<string> => {
  const { ticket } = await caller.send(api.sessions.ticket, {})
  const socket = io(url ?? '', {
    path: '/v1/live',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { ticket },
  })
  open.push(socket)
  return new Promise((resolve) => {
    socket.once('connect', () => resolve('in'))
    socket.once('connect_error', ({ message }) => resolve(message))
  })
}

test('the last socket of a person is refused on each node, and one that ended with its node makes room', async () => {
  const caller = await house.as(await people.person('client'))
  for (let at = 0; at < liveLimits.socketsPerUser; at += 1)
    expect(await enter(caller, urls[at % 2])).toBe('in')
  expect(await enter(caller, urls[0])).toBe('request.too_many')
  expect(await enter(caller, urls[1])).toBe('request.too_many')
  expect(await enter(await house.as(await people.person('client')), urls[1])).toBe('in')
  await beside.stop()
  expect(await enter(caller, urls[0])).toBe('in')
  for (const socket of open) socket.disconnect()
})

test('what a node said that died without a word counts for a minute only', async () => {
  const caller = await house.as(await people.person('client'))
  const { db } = house.database
  const node = '00000000-0000-4000-8000-000000000000'
  const said = async (secondsAgo: number) => {
    const beatAt = new Date(Date.now() - secondsAgo * 1_000)
    await sql`insert into live_nodes values (${node}, ${beatAt})
      on conflict (node) do update set beat_at = excluded.beat_at`.execute(db)
    await sql`insert into live_sockets values (${caller.actor.id}, ${node}, ${liveLimits.socketsPerUser})
      on conflict do nothing`.execute(db)
  }
  await said(50)
  expect(await enter(caller, urls[0])).toBe('request.too_many')
  await said(70)
  expect(await enter(caller, urls[0])).toBe('in')
  open.at(-1)?.disconnect()
})
