/** Whoever did not give a system access himself reads of it at the address of his account. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { testHouse } from '#testing/house.ts'
import { letGo } from '../people/own-account.fixture.ts'
import { postOffice } from '../people/registration.fixture.ts'
import { peopleOf } from '../stage.fixture.ts'

const post = postOffice()
const house = await testHouse({ providers: { mail: post.carrier } })
const people = await peopleOf(house)
let made = 0

const owner = async () => {
  const email = `sistemas.${++made}@example.co`
  const who = await people.called('cliententerprise', { email })
  const letters = async () => {
    await letGo(house)
    return post.to(email).map(({ subject, text }) => `${subject} · ${text}`)
  }
  return { who, letters }
}

const secretPath = 'https://avisos.example.co/de/nadie?clave=oculta'

test('a new webhook is told to its owner by the server it calls and no more of its address', async () => {
  const { who, letters } = await owner()
  await who.send(api.integrations.makeWebhook, { body: { url: secretPath, events: ['order.created'] } })
  const [told = '', ...others] = await letters()
  expect(others).toEqual([])
  expect(told).toContain('Nueva dirección de webhook en su cuenta')
  expect(told).toContain('avisos.example.co recibe')
  expect(told).toContain('/main/integraciones')
  expect(told).not.toContain('oculta')
})

test('so is another address, and nothing is told where only its events change or it goes on', async () => {
  const { who, letters } = await owner()
  const { _id } = await who.send(api.integrations.makeWebhook, {
    body: { url: secretPath, events: ['order.created'] },
  })
  type Change = { url?: string; events?: ('order.created' | 'order.paid')[]; isActive?: boolean }
  const change = (body: Change) => who.send(api.integrations.changeWebhook, { params: { _id }, body })
  await change({ events: ['order.created', 'order.paid'] })
  await change({ isActive: false })
  await change({ url: secretPath })
  expect(await letters()).toHaveLength(1)
  await change({ url: 'https://otro.example.co:8443/avisos' })
  const told = await letters()
  expect(told).toHaveLength(2)
  expect(told.join()).toContain('otro.example.co:8443 recibe')
})

test('a new secret is told, and stands in no letter', async () => {
  const { who, letters } = await owner()
  const { _id } = await who.send(api.integrations.makeWebhook, {
    body: { url: secretPath, events: ['order.created'] },
  })
  const { secret } = await who.send(api.integrations.changeSecret, { params: { _id } })
  const told = await letters()
  expect(told).toHaveLength(2)
  // Both of one moment: in no sequence.
  expect(told.join()).toContain('Nuevo secreto de webhook en su cuenta')
  expect(told.join()).not.toContain(secret)
  expect(told.join()).not.toContain('whsec_')
})
