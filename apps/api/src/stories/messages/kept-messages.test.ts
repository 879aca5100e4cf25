/** Words are kept as long as the rules on personal data let them, and are taken along; the envelopes stay. docs/decisions/0056. */
import { api } from '@arriero/contract'
import { describe, expect, test } from 'vitest'
import { sweepOldMessages } from '#features/messages/messages.sweeps.ts'
import type { Caller } from '#testing/house.ts'
import { password } from '#testing/people.ts'
import { hourMs, uploadJpeg } from '../stage.fixture.ts'
import { openTalk } from './messages.fixture.ts'

const { house, called, fleet, services, anew, say, talk } = await openTalk()
const soport = await called('soport')
const monthMs = 31 * 24 * hourMs

const filesOf = async (orderId: string) =>
  Number(
    (
      await house.database.pool.query(
        `select count(*) as n from files where object_kind = 'message'
          and object_id in (select id from messages where order_id = $1)`,
        [orderId],
      )
    ).rows[0]?.n,
  )
const sweep = () => sweepOldMessages(house.openCtx())
const file = async (caller: Caller, orderId: string) =>
  (
    await (
      await anew(caller)
    ).send(api.support.create, { body: { subject: 'Espera', description: 'Nadie abre.', orderId } })
  )._id
const solve = async (_id: string) =>
  (await anew(soport)).send(api.support.update, {
    params: { _id },
    body: { response: 'Se resolvió.', status: 'Solucionado' },
  })

/** A service that is over, of which was spoken. */
const spoken = async (client: Caller) => {
  const crew = await fleet()
  const id = await services.finished(client, crew)
  await say(client, id, {
    text: 'Falta una caja',
    images: [await uploadJpeg(await anew(client))],
    place: { latitude: 4.6, longitude: -74.08 },
  })
  await say(crew.carrier, id, 'Ya reviso')
  return { id, crew }
}

const emptied = { text: null, images: [], place: null, isErased: true }

describe('the words of a conversation', () => {
  test('go with their photos two years after the end; that somebody wrote, and when, stays', async () => {
    const client = await called('client')
    const { id, crew } = await spoken(client)
    house.clock.forward(23 * monthMs)
    await sweep()
    expect((await talk(client, id)).map(({ text }) => text)).toEqual(['Falta una caja', 'Ya reviso'])
    expect(await filesOf(id)).toBe(1)
    house.clock.forward(2 * monthMs)
    await sweep()
    expect(await talk(crew.carrier, id)).toMatchObject([
      { position: 1, part: 'client', ...emptied },
      { position: 2, part: 'carrier', ...emptied },
    ])
    expect(await filesOf(id)).toBe(0)
  })

  test('stay as long as a PQR about the service is open, and for as long as administrators set', async () => {
    const client = await called('client')
    const administrator = await called('administrator')
    const { id } = await spoken(client)
    const request = await file(client, id)
    await (
      await anew(administrator)
    ).send(api.settings.update, { params: { key: 'messageHistoryMonths' }, body: { value: 6 } })
    house.clock.forward(7 * monthMs)
    await sweep()
    expect((await talk(client, id))[0]?.text).toBe('Falta una caja')
    await solve(request)
    await sweep()
    expect(await talk(client, id)).toMatchObject([emptied, emptied])
  })
})

describe('a person', () => {
  test('takes along what he wrote himself, and nothing of the others', async () => {
    const client = await called('client')
    const { id } = await spoken(client)
    const { sections } = await (await anew(client)).send(api.rights.data, { body: { password } })
    const section = sections.find(({ name }) => name === 'messages')
    expect(section).toMatchObject({
      title: 'Mensajes que usted escribió',
      total: 1,
      rows: [{ order_id: id, text: 'Falta una caja', photos: 1, latitude: 4.6, erased_at: null }],
    })
    expect(JSON.stringify(sections)).not.toContain('Ya reviso')
  })

  test('who leaves takes his words and photos away, and leaves the conversation whole', async () => {
    const client = await called('client')
    const { id, crew } = await spoken(client)
    await (await anew(client)).send(api.rights.leave, { body: { password } })
    expect(await talk(crew.carrier, id)).toMatchObject([
      { position: 1, part: 'client', name: 'Cuenta eliminada', ...emptied },
      { position: 2, text: 'Ya reviso' },
    ])
    expect(await filesOf(id)).toBe(0)
  })

  test('of who leaves while a PQR about the service is open words wait for it, and go once it is solved', async () => {
    const client = await called('client')
    const { id, crew } = await spoken(client)
    const request = await file(crew.carrier, id)
    await (await anew(client)).send(api.rights.leave, { body: { password } })
    await sweep()
    expect((await talk(crew.carrier, id))[0]?.text).toBe('Falta una caja')
    await solve(request)
    await sweep()
    expect((await talk(crew.carrier, id))[0]).toMatchObject(emptied)
  })
})
