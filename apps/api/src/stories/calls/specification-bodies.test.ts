/** The bodies of Spec §3 and §7, as the map of the specification has them, are accepted as they stand. */
import { readFileSync } from 'node:fs'
import { api } from '@arriero/contract'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { afterAll, expect, test } from 'vitest'
import { bodyWorkId, brandId, typeLoadId, vehicleTypeId } from '#features/catalogues/catalogue-ids.ts'
import type { Caller } from '#testing/house.ts'
import { openStage, smallJpeg, uploadJpeg, uploadPng } from '../stage.fixture.ts'

type Fact = { kind: string; where: string; says: string; body?: unknown }
const map = JSON.parse(
  readFileSync(new URL('../../../../../docs/spec-map.json', import.meta.url), 'utf8'),
) as Fact[]
const bodies = map.filter(({ kind }) => kind === 'body')
const sent = new Set<Fact>()

/** `{word}` stands for what differs from case to case. */
const filled = (value: unknown, given: Readonly<Record<string, unknown>>): unknown => {
  if (Array.isArray(value)) return value.map((one) => filled(one, given))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, given)]))
  const [, word] = typeof value === 'string' ? (/^\{(\w+)\}$/.exec(value) ?? []) : []
  if (word === undefined) return value
  if (!Object.hasOwn(given, word)) throw new Error(`nothing is given for ${word}`)
  return given[word]
}

const { house, called, fleet, services } = await openStage()
const administrator = await called('administrator')
const today = bogotaDay(house.clock.now)

type Sending = { says: string; given: Readonly<Record<string, unknown>>; path?: string }

/** As a program of somebody else sends it: by its path, with nothing added. */
const send = async (caller: Caller, where: string, { says, given, path = '' }: Sending) => {
  const fact = bodies.find((one) => one.where === where && one.says === says)
  if (!fact) throw new Error(`the map has no body ${where}: ${says}`)
  sent.add(fact)
  const [method = '', url = ''] = where.split(' ')
  const answer = await house.app.inject({
    method: method as 'POST',
    url: `/v1${url.replace(/\{\w+\}/, path)}`,
    headers: { authorization: `Bearer ${caller.token}` },
    payload: filled(fact.body, given) as object,
  })
  const reply = answer.json<Record<string, unknown>>()
  expect({ where, says, status: answer.statusCode, code: reply['code'], fields: reply['fields'] }).toEqual({
    where,
    says,
    status: 200,
  })
  return reply
}

const dataUrl = async () => `data:image/jpeg;base64,${(await smallJpeg()).toString('base64')}`

test('a vehicle is registered with the bodies of the specification, and judged with them', async () => {
  const owner = await called('enterprise')
  const photos = async (count: number) =>
    Promise.all(Array.from({ length: count }, async () => uploadJpeg(owner)))
  const { _id } = await send(owner, 'POST /vehicle/create', {
    says: 'vehicle create payload',
    given: {
      type: vehicleTypeId('tractor3S3'),
      bodyWork: bodyWorkId('stake'),
      brand: brandId('Kenworth'),
      photos: [await uploadPng(owner)],
      soatPhotos: await photos(2),
      cardPhotos: await photos(2),
      inspectionPhotos: await photos(1),
      issued: daysAfter(today, -20),
      expires: daysAfter(today, 345),
    },
  })
  const read = () => administrator.send(api.vehicles.detail, { params: { licensePlate: 'WTO481' } })
  const { documents, permissions, lacking } = await read()
  expect(lacking).toEqual(['service', 'registeredOn', 'trailerPlate'])
  const validated = documents.map((document) => ({ ...document, isActive: true }))
  await send(administrator, 'PUT /vehicle/update/{_id}', {
    says: 'vehicle update',
    given: { _id, documents: validated, permissions },
    path: String(_id),
  })
  expect(await read()).toMatchObject({ isActive: true, documents: documents.map(() => ({ isActive: true })) })
})

test('a user of the staff and a company are registered with the bodies of the specification, and changed with the user object', async () => {
  await send(administrator, 'POST /user/create', {
    says: 'backoffice user form fields, documents array, image as data URL',
    given: { image: await dataUrl() },
  })
  const images = [await uploadJpeg(administrator)]
  const { _id } = await send(administrator, 'POST /user/create', {
    says: 'company user form fields, documents array, image as data URL',
    given: { image: await dataUrl(), images },
  })
  const user = await administrator.send<typeof api.users.detail, 'admin'>(api.users.detail, {
    params: { _id: String(_id) },
  })
  await send(administrator, 'PUT /user/update/{_id}', {
    says: 'user object',
    given: { ...user },
    path: String(_id),
  })
  expect(
    await administrator.send<typeof api.users.detail, 'admin'>(api.users.detail, {
      params: { _id: String(_id) },
    }),
  ).toMatchObject({ name: 'Cementos del Río Nare', email: user.email, isActive: user.isActive })
})

test('a service is asked for, offered for, agreed on and assigned with the bodies of the specification', async () => {
  const client = await called('cliententerprise')
  const crew = await fleet()
  const { _id } = await send(client, 'POST /order/create', {
    says: 'create-order payload',
    given: {
      photos: [await uploadJpeg(client)],
      typeLoad: typeLoadId('general'),
      typeVehicle: vehicleTypeId('singleTruck'),
      day: daysAfter(today, 3),
    },
  })
  const { _id: idOffer } = await send(crew.carrier, 'POST /offer/create', {
    says: 'offer',
    given: { idDriver: crew.carrier.actor.id, idOrder: _id },
  })
  await send(client, 'PUT /offer/take/{orderId}', {
    says: 'take payload',
    given: { idOffer },
    path: String(_id),
  })
  await send(crew.carrier, 'PUT /order/update/{_id}', {
    says: 'assign',
    given: crew.pair,
    path: String(_id),
  })
  const read = await client.send<typeof api.orders.detail, 'client'>(api.orders.detail, {
    params: { _id: String(_id) },
  })
  expect(read).toMatchObject({ status: 1, driver: { _id: crew.pair.driverId } })
})

test('a policy is bought with the body of the specification, and its answer has the link', async () => {
  const client = await called('cliententerprise')
  const orderId = await services.taken(client, await fleet())
  const lists = await client.send(api.insurance.catalogues, {})
  const [commodity] = lists.responseMercancias
  const { data } = await send(client, 'POST /order/create/insurance', {
    says: 'insurance creation payload',
    given: {
      orderId,
      mobilization: lists.responseMovili[0]?.cod_movili,
      packaging: lists.responseEmpaque[0]?.cod_tipemp,
      commodity: commodity?.cod_mercan,
      commodityName: commodity?.nom_mercan,
      commodityType: commodity?.cod_tipmer,
    },
  })
  expect(data).toEqual({ link: expect.stringMatching(/^(https?:\/)?\//) })
  const read = await client.send<typeof api.orders.detail, 'client'>(api.orders.detail, {
    params: { _id: orderId },
  })
  expect(read).toMatchObject({ isInsurance: true, priceCommodity: 100_000_000, priceInsurance: 150_000 })
})

afterAll(() => {
  expect(bodies.filter((fact) => !sent.has(fact)).map(({ says }) => says)).toEqual([])
})
