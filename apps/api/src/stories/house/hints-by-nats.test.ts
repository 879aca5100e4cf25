/** What an act tells goes by NATS where there is one, and by the database while it is away. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { natsServer } from '#effects/hints/nats.fixture.ts'
import { testHouse } from '#testing/house.ts'
import { peopleOf } from '../stage.fixture.ts'

const nats = await natsServer()
nats.admit({ auth_token: 's3cret' })
const house = await testHouse({ settings: { LIVE_URL: nats.url.replace('//', '//s3cret@') } })
const { called } = await peopleOf(house)

const ears = async () => {
  const ear = await house.database.pool.connect()
  const names: string[] = []
  ear.on('notification', ({ payload }) => {
    const { name } = JSON.parse(payload ?? '') as { name: string }
    if (!name.startsWith('hints.')) names.push(name)
  })
  await ear.query('listen arriero')
  return { names, stop: () => ear.release(true) }
}
const saidByNats = () => nats.said().filter((text) => text.includes('"session.ended"')).length

test('a hint takes one of the two ways', async () => {
  const ear = await ears()
  const leave = async () => (await called('client')).send(api.sessions.logOut, {})
  await expect
    .poll(async () => {
      await leave()
      return saidByNats()
    })
    .toBeGreaterThan(0)
  const before = ear.names.length
  await leave()
  await expect.poll(saidByNats).toBeGreaterThan(1)
  expect(ear.names).toHaveLength(before)
  const said = saidByNats()
  await nats.shut()
  await expect
    .poll(async () => {
      await leave()
      return ear.names.filter((name) => name === 'session.ended').length
    })
    .toBeGreaterThan(before)
  expect(saidByNats()).toBe(said)
  ear.stop()
})
