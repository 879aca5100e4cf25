/** A service asked for once more, and services kept under a name. */
import { api } from '@arriero/contract'
import { composeReservation } from '@arriero/domain/orders/schedule'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { createBody, hourMs, openStage, uploadPng } from '../stage.fixture.ts'

const { house, called, fleet, services, orderRow } = await openStage()

let client: Caller
beforeEach(async () => {
  client = await called('cliententerprise')
})

const inHours = (hours: number) => new Date(house.clock.now.getTime() + hours * hourMs)
const contacts = { origin: { contactName: 'Portería', contactPhone: '3001234567' } }

const asked = async (more: Parameters<typeof createBody>[1] = {}) =>
  (await client.send(api.orders.create, { body: createBody(inHours(30), { contacts, ...more }) }))._id

/** Columns that are the service's own and not what was asked for. */
const own = new Set(
  `id status carrier_id driver_id vehicle_id offer_id reservation_at planned_end_at client_price image_ids delivery_code search open_search
  created_at version suggested_pesos floor_pesos reference_pesos reference rates_id profit_bp vat_bp insurance_bp insurer_share_bp vat_base`.split(
    /\s+/,
  ),
)
const goodsOf = async (id: string) =>
  Object.fromEntries(
    Object.entries(await orderRow(id)).filter(([column, value]) => !own.has(column) && value !== null),
  )

describe('asking again', () => {
  test('copies places, goods and contacts, and never price, offers, papers, photographs or day', async () => {
    const first = await asked({
      images: [await uploadPng(client)],
      description: 'Cajas de repuestos',
      pieces: '12 Unidades',
      deliveryCode: true,
    })
    const day = composeReservation(inHours(54)).reservationDate
    const { _id } = await client.send(api.orders.repeat, {
      params: { _id: first },
      body: { reservationDate: day },
    })
    const [before, after] = [await orderRow(first), await orderRow(_id)]
    expect(await goodsOf(_id)).toEqual(await goodsOf(first))
    expect(after).toMatchObject({ status: 0, client_price: null, image_ids: [], carrier_id: null })
    // A code of its own, and the hour of the first one.
    expect(after.delivery_code).toMatch(/^\d{4}$/)
    expect(after.reservation_at.getTime() - before.reservation_at.getTime()).toBe(24 * hourMs)
    expect(await client.send(api.orders.contacts, { params: { _id } })).toEqual(
      await client.send(api.orders.contacts, { params: { _id: first } }),
    )
  })

  test('is asked of a service however it ended, with its offers and money left where they are', async () => {
    const carrying = await fleet()
    const first = await services.finished(client, carrying)
    const { _id } = await client.send(api.orders.repeat, {
      params: { _id: first },
      body: composeReservation(inHours(60)),
    })
    expect(await orderRow(_id)).toMatchObject({
      status: 0,
      carrier_id: null,
      paid_at: null,
      total_pesos: null,
    })
    expect(await orderRow(first)).toMatchObject({ status: 3 })
  })

  test('the hours of where it is loaded come with a template and with what is repeated by weekdays', async () => {
    const hours = { monday: { opens: '07:00', closes: '17:00' } }
    const _id = await asked({ contacts: { origin: { ...contacts.origin, hours } } })
    const template = await client.send(api.orderTemplates.create, { body: { name: 'Lunes', orderId: _id } })
    const kept = await client.send(api.orderTemplates.detail, { params: template })
    expect(kept.originHours).toEqual(hours)
    const rule = await client.send(api.recurringOrders.create, {
      body: {
        name: 'Cada lunes',
        templateId: template._id,
        weekdays: ['monday'],
        from: composeReservation(inHours(30)).reservationDate,
        holidays: 'skip',
        leadDays: 2,
      },
    })
    expect(await client.send(api.recurringOrders.detail, { params: rule })).toMatchObject({
      originHours: hours,
    })
    const silent = { body: { name: 'Sin horario', orderId: await asked() } }
    const other = await client.send(api.orderTemplates.create, silent)
    expect(await client.send(api.orderTemplates.detail, { params: other })).toMatchObject({
      originHours: null,
    })
  })

  test('a day that is over, too near or too far is told, and nothing is made', async () => {
    const first = await asked()
    const refusal = (at: Date) =>
      client.refusal(api.orders.repeat, { params: { _id: first }, body: composeReservation(at) })
    expect(await refusal(inHours(-48))).toBe('order.reservation_too_soon')
    expect(await refusal(inHours(0))).toBe('order.reservation_too_soon')
    expect(await refusal(inHours(400 * 24))).toBe('order.reservation_too_late')
    const { items } = await client.send(api.orders.mine, {
      query: {},
      body: { userType: 'cliententerprise', _id: client.actor.id },
    })
    expect(items).toHaveLength(1)
  })

  test("nobody asks for another client's service", async () => {
    const first = await asked()
    const stranger = await called('client')
    expect(
      await stranger.refusal(api.orders.repeat, {
        params: { _id: first },
        body: composeReservation(inHours(60)),
      }),
    ).toBe('order.not_found')
  })

  test('a press sent twice makes one service', async () => {
    const first = await asked()
    const ask = () =>
      client.send(
        api.orders.repeat,
        { params: { _id: first }, body: composeReservation(inHours(60)) },
        { idempotencyKey: 'una-sola-vez' },
      )
    const [one, two] = await Promise.all([ask(), ask()])
    expect(one._id).toBe(two._id)
  })
})

describe('a template', () => {
  const keep = async (name = 'Bogotá a Medellín') =>
    (await client.send(api.orderTemplates.create, { body: { name, orderId: await asked() } }))._id
  const all = async () => (await client.send(api.orderTemplates.all, { query: {} })).items

  test('is kept of a service, used with a date, renamed and removed', async () => {
    const _id = await keep()
    const params = { _id }
    expect(await client.send(api.orderTemplates.detail, { params })).toMatchObject({
      name: 'Bogotá a Medellín',
      weight: '7 tn',
      uses: 0,
      usedAt: null,
      typeLoad: { name: 'General' },
      origin: { code: '11001' },
    })
    const made = await client.send(api.orderTemplates.use, {
      params,
      body: { ...composeReservation(inHours(60)), price: 2_380_000 },
    })
    expect(await orderRow(made._id)).toMatchObject({ client_price: 2_380_000, weight: '7 tn' })
    await client.send(api.orderTemplates.rename, { params, body: { name: 'Semanal' } })
    expect(await all()).toMatchObject([{ name: 'Semanal', uses: 1, usedAt: house.clock.now.toISOString() }])
    await client.send(api.orderTemplates.remove, { params })
    expect(await all()).toEqual([])
    // What was asked for by it stays.
    expect(await orderRow(made._id)).toMatchObject({ status: 0 })
  })

  test('has a name of its own, and is its owner’s alone', async () => {
    const _id = await keep()
    const orderId = await asked()
    const name = 'BOGOTÁ A MEDELLÍN'
    expect(await client.refusal(api.orderTemplates.create, { body: { name, orderId } })).toBe(
      'template.name_taken',
    )
    const stranger = await called('cliententerprise')
    const params = { _id }
    expect(await stranger.refusal(api.orderTemplates.create, { body: { name, orderId } })).toBe(
      'order.not_found',
    )
    expect(await stranger.refusal(api.orderTemplates.detail, { params })).toBe('template.not_found')
    expect(await stranger.refusal(api.orderTemplates.rename, { params, body: { name: 'Mía' } })).toBe(
      'template.not_found',
    )
    expect(
      await stranger.refusal(api.orderTemplates.use, { params, body: composeReservation(inHours(60)) }),
    ).toBe('template.not_found')
    expect(await stranger.refusal(api.orderTemplates.remove, { params })).toBe('template.not_found')
    expect((await stranger.send(api.orderTemplates.all, { query: {} })).items).toEqual([])
  })
})
