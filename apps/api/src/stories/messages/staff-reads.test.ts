/** Staff reads a conversation for an open PQR alone, and both sides know. docs/decisions/0056. */
import { api } from '@arriero/contract'
import { describe, expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { bellsOf } from '../notifications/notifications.fixture.ts'
import { openTalk } from './messages.fixture.ts'

const { house, called, fleet, services, anew, at, say, refused, talk, textsOf, thread, why } =
  await openTalk()
const { bellOf } = bellsOf(house)
const client = await called('client')
const soport = await called('soport')
const administrator = await called('administrator')
const accountancy = await called('accountancy')

const file = async (caller: Caller, orderId: string, type: 'Consulta' | 'Reclamo' = 'Consulta') =>
  (
    await (
      await anew(caller)
    ).send(api.support.create, { body: { subject: 'Espera', description: 'Nadie abre.', type, orderId } })
  )._id
const solve = async (_id: string) =>
  (await anew(soport)).send(api.support.update, {
    params: { _id },
    body: { response: 'Se resolvió.', status: 'Solucionado' },
  })
const open = async (caller: Caller, orderId: string) =>
  (await anew(caller)).send(api.messages.open, at(orderId))
const mayNotOpen = async (caller: Caller, orderId: string) =>
  (await anew(caller)).refusal(api.messages.open, at(orderId))

/** What keeps him from reading, told without a refusal. */
const lacks = async (caller: Caller, orderId: string) =>
  (await (await anew(caller)).send(api.messages.door, at(orderId))).denial

const trailOf = async (orderId: string) =>
  (
    await house.database.db
      .selectFrom('audit_trail')
      .select(['actor_id', 'act', 'details'])
      .where('object_id', '=', orderId)
      .where('act', '=', 'message.open')
      .execute()
  ).map(({ actor_id, details }) => [actor_id, (details as { requestId: string }).requestId])

describe('staff', () => {
  test('reads nothing without a PQR about the service, whoever he is', async () => {
    const id = await services.paid(client, await fleet())
    await say(client, id, 'Hola')
    for (const one of [soport, administrator, accountancy]) {
      expect(await why(one, id)).toBe('message.request_required')
      expect(await lacks(one, id)).toBe('message.request_required')
      expect(await mayNotOpen(one, id)).toBe('message.request_required')
      expect(await refused(one, id, 'Hola')).toBe('message.request_required')
    }
    // One about another service opens nothing here.
    await file(client, await services.paid(client, await fleet()))
    expect(await mayNotOpen(soport, id)).toBe('message.request_required')
  })

  test('says that it reads before it does: both sides see it, and the trail keeps who', async () => {
    const crew = await fleet()
    const id = await services.paid(client, crew)
    await say(client, id, 'Nadie abre')
    const request = await file(client, id)
    expect((await thread(crew.carrier, id)).isOpenToStaff).toBe(true)
    expect(await why(soport, id)).toBe('message.not_opened')
    expect(await lacks(soport, id)).toBe('message.not_opened')
    await open(soport, id)
    await open(soport, id)
    expect(await lacks(soport, id)).toBeNull()
    const number = (await (await anew(client)).send(api.support.detail, { params: { _id: request } })).number
    for (const side of [client, crew.carrier])
      expect(await talk(side, id)).toMatchObject([
        { text: 'Nadie abre' },
        { kind: 'notice', part: 'staff', name: null, text: null, request: number },
      ])
    expect(await trailOf(id)).toEqual([
      [soport.actor.id, request],
      [soport.actor.id, request],
    ])
    // A notice is nobody's unread message.
    expect((await thread(client, id)).unread).toBe(0)
    await open(administrator, id)
    expect((await talk(client, id)).filter(({ kind }) => kind === 'notice')).toHaveLength(2)
  })

  test('is told of to both sides and the driver in their bells, once for each PQR however many read', async () => {
    const crew = await fleet()
    const id = await services.crewed(client, crew)
    await file(client, id)
    const told = async (caller: Caller) =>
      (await bellOf(caller)).filter(({ kind, orderId }) => kind === 'message.opened' && orderId === id)
    expect(await told(crew.carrier)).toEqual([])
    await open(soport, id)
    await open(administrator, id)
    for (const one of [client, crew.carrier, crew.driver])
      expect((await told(one)).map(({ title }) => title)).toEqual([
        'El equipo de soporte lee la conversación por una PQR',
      ])
    expect((await told(crew.driver))[0]?.link).toBe(`/conductor/viaje/${id}/mensajes`)
    expect(await told(soport)).toEqual([])
  })

  test('speaks as the house, and is shut out once the PQR is solved', async () => {
    const crew = await fleet()
    const id = await services.paid(client, crew)
    const request = await file(crew.carrier, id)
    await open(soport, id)
    await say(soport, id, 'Ya hablamos con la bodega')
    expect((await talk(client, id)).at(-1)).toMatchObject({ part: 'staff', name: null })
    expect((await thread(client, id)).unread).toBe(1)
    await solve(request)
    expect(await why(soport, id)).toBe('message.request_required')
    expect(await refused(soport, id, 'Otra cosa')).toBe('message.request_required')
    expect(await textsOf(client, id)).toEqual([null, 'Ya hablamos con la bodega'])
    // For another one it says so anew.
    await file(client, id)
    expect(await why(soport, id)).toBe('message.not_opened')
  })

  test('of accountancy reads for a complaint of the service’s client alone', async () => {
    const crew = await fleet()
    const id = await services.finished(client, crew)
    await file(client, id)
    await file(crew.carrier, id, 'Reclamo')
    expect(await mayNotOpen(accountancy, id)).toBe('message.request_required')
    await file(client, id, 'Reclamo')
    await open(accountancy, id)
    expect((await thread(accountancy, id)).reader).toBe('staff')
  })
})
