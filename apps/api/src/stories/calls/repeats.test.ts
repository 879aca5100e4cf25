import { randomUUID } from 'node:crypto'
import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { consentVersions } from '@arriero/domain/people/consents'
import { expect, test } from 'vitest'
import { password } from '#testing/people.ts'
import { hourMs, createBody, jpegForm, openStage } from '../stage.fixture.ts'

const { house, called, fleet, services, orderRow } = await openStage()
const client = await called('cliententerprise')
const otherClient = await called('client')
const crew = await fleet()

const body = () => createBody(new Date(house.clock.now.getTime() + 30 * hourMs))
const codeOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof CallError ? `${error.status} ${error.reply.code}` : 'done'
}
const count = async () => (await house.database.db.selectFrom('orders').select('id').execute()).length

test('a request repeated with its key has one effect and reads the same answer', async () => {
  const idempotencyKey = randomUUID()
  const before = await count()
  const first = await client.send(api.orders.create, { body: body() }, { idempotencyKey })
  expect(await client.send(api.orders.create, { body: body() }, { idempotencyKey })).toEqual(first)
  expect(await count()).toBe(before + 1)
})

test('the same key with another body is refused', async () => {
  const idempotencyKey = randomUUID()
  await client.send(api.orders.create, { body: body() }, { idempotencyKey })
  const other = { body: { ...body(), description: 'Otra carga' } }
  expect(await codeOf(client.send(api.orders.create, other, { idempotencyKey }))).toBe(
    '422 request.repeated_key_differs',
  )
})

test('a key is its user’s and its route’s', async () => {
  const idempotencyKey = randomUUID()
  const mine = await client.send(api.orders.create, { body: body() }, { idempotencyKey })
  const theirs = await otherClient.send(api.orders.create, { body: body() }, { idempotencyKey })
  expect(theirs._id).not.toBe(mine._id)
  const cancel = { body: { orderId: mine._id, description: 'Ya no' } }
  await client.send(api.cancellations.cancel, cancel, { idempotencyKey })
  expect((await orderRow(mine._id)).status).toBe(4)
})

test('requests with one key at the same moment have one effect', async () => {
  const idempotencyKey = randomUUID()
  const before = await count()
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => client.send(api.orders.create, { body: body() }, { idempotencyKey })),
  )
  expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1)
  expect(await count()).toBe(before + 1)
})

test('a refused request leaves its key free', async () => {
  const _id = await services.created(client)
  const idempotencyKey = randomUUID()
  const take = { body: { isOffer: false as const, idOrder: _id } }
  const { db } = house.database
  const setTrucks = (isActive: boolean) =>
    db
      .updateTable('vehicles')
      .set({ is_active: isActive })
      .where('owner_id', '=', crew.carrier.actor.id)
      .execute()
  await setTrucks(false)
  expect(await codeOf(crew.carrier.send(api.offers.create, take, { idempotencyKey }))).toBe(
    '409 vehicle.none_fits',
  )
  await setTrucks(true)
  const taken = await crew.carrier.send(api.offers.create, take, { idempotencyKey })
  expect((await orderRow(_id)).offer_id).toBe(taken._id)
})

test('without a key a repeat is judged by the state', async () => {
  const _id = await services.created(client)
  const take = { body: { isOffer: false as const, idOrder: _id } }
  await crew.carrier.send(api.offers.create, take)
  expect(await codeOf(crew.carrier.send(api.offers.create, take))).toBe('409 order.not_open')
})

test('a key longer than 255 characters is refused', async () => {
  const call = (length: number) =>
    codeOf(client.send(api.orders.create, { body: body() }, { idempotencyKey: 'k'.repeat(length) }))
  expect(await call(255)).toBe('done')
  expect(await call(256)).toBe('400 input.invalid')
})

test('a wrong code forgets its own key and keeps the same key of another route', async () => {
  const road = await fleet()
  const idempotencyKey = randomUUID()
  const _id = await services.arrived(client, road, { wantsDeliveryCode: true })
  const image = await house.world.photo(road.driver.actor, 'Entrega')
  const point = { at: house.clock.now.toISOString(), latitude: 6.2, longitude: -75.5 }
  const ping = () => road.driver.send(api.tracking.ping, { body: { points: [point] } }, { idempotencyKey })
  await ping()
  const code = (await orderRow(_id)).delivery_code ?? ''
  const finish = (typed: string) =>
    codeOf(
      road.driver.send(
        api.tracking.milestone,
        { params: { _id }, body: { milestone: 'finish', images: [image], code: typed } },
        { idempotencyKey },
      ),
    )
  expect(await finish(code === '0000' ? '1111' : '0000')).toBe('409 delivery.code_wrong')
  await ping()
  const kept = house.database.db.selectFrom('positions').select('at').where('order_id', '=', _id)
  expect(await kept.execute()).toHaveLength(1)
  expect(await finish(code)).toBe('done')
})

test('an act that asks an outside service repeats its answer too, and does it once', async () => {
  const orderId = await services.taken(client, crew)
  const catalogues = await client.send(api.insurance.catalogues, {})
  const idempotencyKey = randomUUID()
  const insure = {
    body: {
      orderId,
      responseMovili: catalogues.responseMovili[0]?.cod_movili ?? '',
      responseMercancias: { id: catalogues.responseMercancias[0]?.cod_mercan ?? '' },
      responseEmpaque: catalogues.responseEmpaque[0]?.cod_tipemp ?? '',
      priceCommodity: 40_000_000,
    },
  }
  const first = await client.send(api.insurance.create, insure, { idempotencyKey })
  expect(await client.send(api.insurance.create, insure, { idempotencyKey })).toEqual(first)
  expect(await codeOf(client.send(api.insurance.create, insure))).toBe('409 insurance.already_bought')
})

test('a ticket is given out once, whatever key comes with it', async () => {
  const idempotencyKey = randomUUID()
  const first = await client.send(api.sessions.ticket, {}, { idempotencyKey })
  const second = await client.send(api.sessions.ticket, {}, { idempotencyKey })
  expect(second.ticket).not.toBe(first.ticket)
})

test('a step reported again under its key answers the same, though the phone sends it later', async () => {
  const _id = await services.crewed(client, crew, { inMs: 2 * hourMs })
  const idempotencyKey = randomUUID()
  const at = house.clock.now.toISOString()
  const report = (sentAt: string) =>
    crew.driver.send(
      api.tracking.milestone,
      { params: { _id }, body: { milestone: 'inPosition', at, sentAt } },
      { idempotencyKey },
    )
  const first = await report(at)
  expect(await report(new Date(house.clock.now.getTime() + 60_000).toISOString())).toEqual(first)
})

test('an upload sent again under its key is one file', async () => {
  const idempotencyKey = randomUUID()
  const upload = async () =>
    client.send(api.files.uploadImage, {}, { form: await jpegForm(), idempotencyKey })
  const first = await upload()
  expect((await upload())._id).toBe(first._id)
  const rows = await house.database.db
    .selectFrom('files')
    .select('id')
    .where('owner_id', '=', client.actor.id)
    .execute()
  expect(rows).toHaveLength(1)
})

test('who has no session asks again under a key that nobody guesses; any other is refused', async () => {
  const idempotencyKey = randomUUID()
  const body = {
    rol: 'client' as const,
    name: 'Nelly Rojas',
    email: 'nelly.rojas@example.co',
    identification: '52345678',
    cellPhone: '3005550102',
    address: 'Calle 10 # 5-20',
    password: 'una frase bien larga',
    birthOn: '1990-05-04',
    consents: { terms: consentVersions.terms, data: consentVersions.data },
  }
  const create = (key: string) =>
    house.anonymous.send(api.registration.create, { body }, { idempotencyKey: key })
  const [first, second] = await Promise.all([create(idempotencyKey), create(idempotencyKey)])
  expect(second).toEqual(first)
  const rows = await house.database.db.selectFrom('registrations').select('id').execute()
  expect(rows.map(({ id }) => id)).toEqual([first._id])
  expect(await codeOf(create('registro-de-nelly'))).toBe('400 input.invalid')
})

test('an act that comes to nothing leaves its place to the one that waits', async () => {
  const idempotencyKey = randomUUID()
  const change = (password: string) =>
    codeOf(
      otherClient.send(
        api.ownAccount.password,
        { body: { password, newPassword: 'otra frase bien larga' } },
        { idempotencyKey },
      ),
    )
  const [, right] = await Promise.all([change('no es esta'), change(password)])
  expect(right).toBe('done')
})
