/** Services by a file: checked row by row, published all or the good ones, undone until the first offer, never twice. */
import { read, utils, type WorkSheet } from '@e965/xlsx'
import { api } from '@arriero/contract'
import { composeReservation } from '@arriero/domain/orders/schedule'
import { weekdays } from '@arriero/domain/places/opening-hours'
import { beforeEach, describe, expect, test } from 'vitest'
import { workOnImports } from '#features/order-imports/work.ts'
import type { Caller } from '#testing/house.ts'
import { password } from '#testing/people.ts'
import { hourMs, openStage } from '../stage.fixture.ts'
import { csvOf, formOf, importing, lineOf } from './imported.fixture.ts'

const stage = await openStage()
const { house, called, fleet } = stage
const { soon, bring, work, detail, rows, checked, publish, servicesOf } = importing(stage)

let client: Caller
beforeEach(async () => {
  client = await called('cliententerprise')
})

const good = (reference?: string, more: Parameters<typeof lineOf>[1] = {}) =>
  lineOf(soon(), { ...(reference && { Referencia: reference }), ...more })

test('a file is checked, published and undone, each step by itself', async () => {
  const _id = await checked(client, [good('P-1', { Precio: '2.000.000' }), good('P-2')])
  expect(await detail(client, _id)).toMatchObject({
    state: 'checked',
    missing: [],
    counts: { total: 2, checked: 2, good: 2, wrong: 0, published: 0 },
    whyNotUndo: 'import.not_published',
  })
  expect(await servicesOf(client)).toEqual([])
  await publish(client, _id)
  const services = new Map((await servicesOf(client)).map((service) => [service.id, service]))
  const [first, second] = await rows(client, _id)
  expect(first).toMatchObject({ row: 2, state: 'published', reference: 'P-1', faults: [] })
  expect(second).toMatchObject({ row: 3, state: 'published', reference: 'P-2' })
  expect(services.get(first?.orderId ?? '')).toMatchObject({
    status: 0,
    origin_code: '11001',
    destination_code: '05001',
    weight: '7000 kl',
    client_price: 2_380_000,
  })
  expect(services.get(second?.orderId ?? '')).toMatchObject({ status: 0, client_price: null })
  expect(await detail(client, _id)).toMatchObject({ state: 'published', whyNotUndo: null })
  await client.send(api.orderImports.undo, { params: { _id } })
  await work()
  expect(await detail(client, _id)).toMatchObject({ state: 'undone', counts: { undone: 2, published: 0 } })
  expect(await servicesOf(client)).toMatchObject([{ status: 4 }, { status: 4 }])
  const acts = await house.database.db
    .selectFrom('audit_trail')
    .select('act')
    .where('object_id', '=', _id)
    .execute()
  expect(acts.map(({ act }) => act)).toEqual(['import.asked', 'import.published', 'import.undone'])
})

test('every row is told with all that is wrong in it, each by its column and what stands there', async () => {
  const _id = await checked(client, [
    good('P-1', { Origen: 'Armenia', Fecha: '12/31/2026', 'Peso (kg)': 'mucho' }),
    good('P-2', { Destino: 'Macondo', Hora: '', 'Tipo de vehículo': 'Camioneta', 'Tipo de carga': 'Cosas' }),
    good('P-3', { Fecha: '01/01/2020', 'Tipo de vehículo': 'Camioneta' }),
    good('P-4'),
    good('P-4', { Destino: 'Bogotá' }),
  ])
  const told = (await rows(client, _id)).map(({ row, state, faults }) => ({
    row,
    state,
    faults: faults.map(({ column, code, found }) => [column, code, found]),
  }))
  expect(told).toEqual([
    {
      row: 2,
      state: 'wrong',
      faults: [
        ['Fecha', 'day.unreadable', '12/31/2026'],
        ['Peso (kg)', 'measure.invalid', 'mucho'],
        ['Origen', 'town.ambiguous', 'Armenia'],
      ],
    },
    {
      row: 3,
      state: 'wrong',
      faults: [
        ['Hora', 'order.reservation_required', ''],
        ['Destino', 'town.not_found', 'Macondo'],
        ['Tipo de carga', 'cargo.not_found', 'Cosas'],
      ],
    },
    {
      row: 4,
      state: 'wrong',
      faults: [
        ['Fecha', 'order.reservation_too_soon', '2020-01-01 08:00 AM'],
        ['Tipo de vehículo', 'vehicle.type_too_weak', 'Camioneta'],
      ],
    },
    { row: 5, state: 'good', faults: [] },
    {
      row: 6,
      state: 'wrong',
      faults: [
        ['Destino', 'order.route_same_place', 'Bogotá'],
        ['Referencia', 'import.reference_repeated', 'P-4'],
      ],
    },
  ])
  const [armenia] = await rows(client, _id)
  expect(armenia?.faults.find(({ code }) => code === 'town.ambiguous')?.text).toMatch(/Armenia, Quindío/)
  expect(await client.refusal(api.orderImports.publish, { params: { _id }, body: { which: 'all' } })).toBe(
    'import.rows_wrong',
  )
  await publish(client, _id, 'good')
  expect(await servicesOf(client)).toHaveLength(1)
})

test('a price below the legal floor is told before anything is published, where the house refuses it', async () => {
  await house.database.db
    .insertInto('settings')
    .values({ key: 'blocksBelowFloor', value: '1', updated_at: house.clock.now })
    .onConflict((same) => same.column('key').doUpdateSet({ value: '1' }))
    .execute()
  const _id = await checked(client, [good('P-1', { Precio: '1.000' }), good('P-2', { Precio: '20.000.000' })])
  await house.database.db.deleteFrom('settings').where('key', '=', 'blocksBelowFloor').execute()
  expect(
    (await rows(client, _id)).map(({ faults }) => faults.map(({ column, code }) => [column, code])),
  ).toEqual([[['Precio', 'price.below_floor']], []])
})

describe('a town', () => {
  test.each([
    ['Armenia, Quindío', '63001'],
    ['Armenia (Antioquia)', '05059'],
    ['63001', '63001'],
    ['5001', '05001'],
    ['BOGOTA', '11001'],
    ['Cartagena', '13001'],
    ['San Pedro (Sucre)', '70717'],
  ])('written as «%s» is %s', async (town, code) => {
    const _id = await checked(client, [good('P-1', { Origen: town, Destino: 'Cali' })])
    await publish(client, _id)
    expect(await servicesOf(client)).toMatchObject([{ origin_code: code }])
  })

  test('may be one of his own places by its name, with whom to ask for there', async () => {
    const place = { name: 'Calle 13 # 68-20, Bogotá', latitude: 4.63, longitude: -74.12, exact: true }
    await client.send(api.savedPlaces.create, {
      body: { name: 'Bodega Fontibón', place, contactName: 'Portería', contactPhone: '3001234567' },
    })
    const _id = await checked(client, [good('P-1', { Origen: 'bodega fontibon' })])
    await publish(client, _id)
    const [service] = await servicesOf(client)
    expect(service).toMatchObject({ origin_name: 'Calle 13 # 68-20, Bogotá D.C.', origin_exact: true })
    expect(await client.send(api.orders.contacts, { params: { _id: service?.id ?? '' } })).toMatchObject({
      origin: { contactName: 'Portería', contactPhone: '3001234567' },
    })
  })
})

test('an hour at which an own place is closed is told of the row and of the file, and may be published', async () => {
  const place = { name: 'Calle 13 # 68-20, Bogotá', latitude: 4.63, longitude: -74.12, exact: true }
  const always = { opens: '07:00', closes: '17:00' }
  const hours = Object.fromEntries(weekdays.map((day) => [day, always]))
  await client.send(api.savedPlaces.create, { body: { name: 'Bodega Fontibón', place, hours } })
  const Origen = 'Bodega Fontibón'
  const _id = await checked(client, [
    good('P-1', { Origen, Hora: '08:00' }),
    good('P-2', { Origen, Hora: '05:00' }),
    good('P-3', { Hora: '05:00' }),
  ])
  const told = (await rows(client, _id)).map(({ reference, isOriginClosed }) => [reference, isOriginClosed])
  expect(told).toEqual([
    ['P-1', false],
    ['P-2', true],
    ['P-3', false],
  ])
  expect(await detail(client, _id)).toMatchObject({ closed: 1 })
  await publish(client, _id)
  expect(await servicesOf(client)).toHaveLength(3)
})

describe('nothing twice', () => {
  test('the same file is the same import, also when both are brought at once', async () => {
    const bytes = csvOf([good('P-1'), good('P-2')])
    const [one, two] = await Promise.all([bring(client, bytes), bring(client, bytes)])
    expect(one._id).toBe(two._id)
    expect([one, two].filter(({ isKnown }) => isKnown)).toHaveLength(1)
    await work()
    await publish(client, one._id)
    expect(await bring(client, bytes, 'otro nombre.csv')).toEqual({ _id: one._id, isKnown: true })
    expect(await servicesOf(client)).toHaveLength(2)
    // What somebody else brings is his own.
    expect((await bring(await called('client'), bytes))._id).not.toBe(one._id)
  })

  test('a reference that was asked for is told as existing, also when two files bring it at once', async () => {
    const one = await checked(client, [good('P-1'), good('P-2')])
    const two = await checked(client, [good('P-2', { 'Peso (kg)': '6000' }), good('P-3')])
    const params = (_id: string) => ({ params: { _id }, body: { which: 'all' as const } })
    await Promise.all([
      client.send(api.orderImports.publish, params(one)),
      client.send(api.orderImports.publish, params(two)),
    ])
    await Promise.all([work(), work()])
    await work()
    expect(await servicesOf(client)).toHaveLength(3)
    const states = [...(await rows(client, one)), ...(await rows(client, two))].map(({ state }) => state)
    expect(states.toSorted()).toEqual(['existing', 'published', 'published', 'published'])
    const three = await checked(client, [good('P-1', { Hora: '10:00' })])
    expect(await rows(client, three)).toMatchObject([
      {
        state: 'existing',
        faults: [{ code: 'import.reference_exists' }],
        orderId: expect.any(String) as string,
      },
    ])
    expect(await client.refusal(api.orderImports.publish, params(three))).toBe('import.nothing_good')
  })

  test('what was undone may be asked for again, with its file and its references', async () => {
    const bytes = csvOf([good('P-1')])
    const { _id } = await bring(client, bytes)
    await work()
    await publish(client, _id)
    await client.send(api.orderImports.undo, { params: { _id } })
    await work()
    const again = await bring(client, bytes)
    expect(again.isKnown).toBe(false)
    await work()
    await publish(client, again._id)
    expect((await servicesOf(client)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([0, 4])
  })
})

describe('undoing', () => {
  test('is over with the first offer', async () => {
    const { carrier } = await fleet()
    const _id = await checked(client, [good('P-1'), good('P-2')])
    await publish(client, _id)
    const [first] = await rows(client, _id)
    await carrier.send(api.offers.create, {
      body: { isOffer: true, idOrder: first?.orderId ?? '', value: 2_500_000, description: 'Salgo hoy' },
    })
    expect(await client.refusal(api.orderImports.undo, { params: { _id } })).toBe('import.has_offers')
    expect(await detail(client, _id)).toMatchObject({ whyNotUndo: 'import.has_offers' })
    expect((await servicesOf(client)).map(({ status }) => status)).toEqual([0, 0])
  })

  test('leaves a service that got its offer while the others were taken back', async () => {
    const { carrier } = await fleet()
    const _id = await checked(client, [good('P-1'), good('P-2')])
    await publish(client, _id)
    await client.send(api.orderImports.undo, { params: { _id } })
    const [first] = await rows(client, _id)
    await carrier.send(api.offers.create, {
      body: { isOffer: true, idOrder: first?.orderId ?? '', value: 2_500_000, description: 'Salgo hoy' },
    })
    await work()
    expect((await rows(client, _id)).map(({ state }) => state)).toEqual(['kept', 'undone'])
    expect((await servicesOf(client)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([0, 4])
  })
})

test('asked for all and one refused meanwhile: nothing of it stays published', async () => {
  const early = composeReservation(new Date(house.clock.now.getTime() + 5 * hourMs))
  const _id = await checked(client, [
    good('P-1'),
    good('P-2', { Fecha: early.reservationDate, Hora: early.hourService }),
  ])
  expect(await detail(client, _id)).toMatchObject({ counts: { good: 2 } })
  house.clock.forward(4.5 * hourMs)
  await publish(client, _id)
  await work()
  expect(await detail(client, _id)).toMatchObject({ state: 'undone', counts: { published: 0 } })
  expect((await rows(client, _id)).map(({ state }) => state)).toEqual(['undone', 'failed'])
  expect((await servicesOf(client)).map(({ status }) => status)).toEqual([4])
})

test('failed rows come back as a workbook, corrected in it they are published', async () => {
  const _id = await checked(client, [
    good('P-1', { 'Peso (kg)': 'mucho' }),
    good('P-2'),
    good('P-3', { Hora: 'tarde' }),
  ])
  await publish(client, _id, 'good')
  const { name, file } = await client.send(api.orderImports.failed, { params: { _id } })
  expect(name).toBe('Filas por corregir de servicios.xlsx')
  const book = read(Buffer.from(file, 'base64'))
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] as WorkSheet
  const lines = utils.sheet_to_json<Record<string, string>>(sheet)
  expect(lines).toMatchObject([
    { Referencia: 'P-1', 'Peso (kg)': 'mucho', Motivo: expect.stringMatching(/^Peso \(kg\): /) as string },
    { Referencia: 'P-3', Hora: 'tarde' },
  ])
  const corrected = lines.map((line) => ({ ...line, 'Peso (kg)': '7000', Hora: '09:00' }))
  const next = utils.book_new()
  utils.book_append_sheet(next, utils.json_to_sheet(corrected), 'Servicios')
  const { write } = await import('@e965/xlsx')
  const again = await bring(
    client,
    Buffer.from(write(next, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array),
    'corregido.xlsx',
  )
  await work()
  expect(await detail(client, again._id)).toMatchObject({ missing: [], counts: { good: 2, wrong: 0 } })
  await publish(client, again._id)
  expect(await servicesOf(client)).toHaveLength(3)
})

test('columns are said by hand where their names are not known', async () => {
  const bytes = Buffer.from(
    [
      'De;A;Cuando;A que hora;Que;En que;Kilos;H;W',
      `Bogotá;Cali;${soon()};8:00;General;Camión sencillo;7000;220;240`,
    ].join('\n'),
  )
  const { _id } = await bring(client, bytes)
  await work()
  expect((await detail(client, _id)).missing).toContain('origin')
  expect(await client.refusal(api.orderImports.publish, { params: { _id }, body: { which: 'good' } })).toBe(
    'import.columns_missing',
  )
  const fields = [
    'origin',
    'destination',
    'day',
    'hour',
    'typeLoad',
    'typeVehicle',
    'weight',
    'high',
    'width',
  ] as const
  const mapping = Object.fromEntries(fields.map((field, column) => [field, column]))
  await client.send(api.orderImports.read, { params: { _id }, body: { mapping } })
  await work()
  expect(await detail(client, _id)).toMatchObject({ missing: [], counts: { good: 1, wrong: 0 } })
  await publish(client, _id)
  expect(await servicesOf(client)).toMatchObject([{ destination_code: '76001' }])
})

test('the template is read without a fault as it comes', async () => {
  const { name, file } = await client.send(api.orderImports.template, {})
  expect(name).toBe('Plantilla de servicios.xlsx')
  const { _id } = await bring(client, Buffer.from(file, 'base64'), name)
  await work()
  expect(await detail(client, _id)).toMatchObject({ missing: [], counts: { good: 2, wrong: 0 } })
})

describe('what is refused', () => {
  test('leaves nothing behind', async () => {
    const refusal = async (bytes: Buffer) => {
      const response = await fetch(`${house.url}/v1/order/import`, {
        method: 'POST',
        headers: { authorization: `Bearer ${client.token}` },
        body: formOf(bytes),
      })
      return ((await response.json()) as { code?: string; error?: string }).code
    }
    const tooMany = csvOf(Array.from({ length: 2_001 }, (_, at) => good(`P-${at}`)))
    expect(await refusal(tooMany)).toBe('import.too_many_rows')
    expect(await refusal(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).toBe('import.file_unreadable')
    expect(await refusal(Buffer.from('Origen;Destino'))).toBe('import.no_rows')
    expect((await client.send(api.orderImports.all, { query: {} })).items).toEqual([])
  })

  test("nobody reads, publishes or undoes another client's import", async () => {
    const _id = await checked(client, [good('P-1')])
    const stranger = await called('cliententerprise')
    const params = { _id }
    expect(await stranger.refusal(api.orderImports.detail, { params })).toBe('import.not_found')
    expect(await stranger.refusal(api.orderImports.rows, { params, query: {} })).toBe('import.not_found')
    expect(await stranger.refusal(api.orderImports.failed, { params })).toBe('import.not_found')
    expect(await stranger.refusal(api.orderImports.publish, { params, body: { which: 'all' } })).toBe(
      'import.not_found',
    )
    expect(await stranger.refusal(api.orderImports.undo, { params })).toBe('import.not_found')
    expect(await stranger.refusal(api.orderImports.discard, { params })).toBe('import.not_found')
    expect(await stranger.refusal(api.orderImports.read, { params, body: { headRow: 1 } })).toBe(
      'import.not_found',
    )
    expect((await stranger.send(api.orderImports.all, { query: {} })).items).toEqual([])
  })
})

test('what was not published is discarded, and its file may be brought again', async () => {
  const bytes = csvOf([good('P-1')])
  const { _id } = await bring(client, bytes)
  await work()
  await client.send(api.orderImports.discard, { params: { _id } })
  expect((await bring(client, bytes)).isKnown).toBe(false)
})

test('a company’s own system imports with its key', async () => {
  const { key } = await client.send(api.integrations.makeKey, {
    body: { name: 'ERP', scopes: ['orders.read', 'orders.write'], days: null, password },
  })
  const ask = async (method: string, path: string, body?: FormData | object) => {
    const isForm = body instanceof FormData
    const response = await fetch(`${house.url}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    })
    expect(response.status).toBe(200)
    return (await response.json()) as { _id: string; state: string; counts: { published: number } }
  }
  const { _id } = await ask('POST', '/order/import', formOf(csvOf([good('P-1'), good('P-2')])))
  await work()
  await ask('POST', `/order/import/publish/${_id}`, { which: 'all' })
  await work()
  expect(await ask('GET', `/order/import/${_id}`)).toMatchObject({
    state: 'published',
    counts: { published: 2 },
  })
})

test('a server that ends in the middle of a portion leaves it to another, and nothing comes twice', async () => {
  const _id = await checked(
    client,
    Array.from({ length: 45 }, (_, at) => good(`P-${at}`)),
  )
  await client.send(api.orderImports.publish, { params: { _id }, body: { which: 'all' } })
  // Its work is done and not yet committed when it ends.
  const open = house.openCtx()
  let portions = 0
  const dying: typeof open = {
    ...open,
    inTransaction: (portion) =>
      open.inTransaction(async (db) => {
        const done = await portion(db)
        portions += 1
        if (portions === 2) throw new Error('killed')
        return done
      }),
  }
  await workOnImports(dying)
  expect(portions).toBe(2)
  expect(await servicesOf(client)).toHaveLength(20)
  expect(await detail(client, _id)).toMatchObject({
    state: 'publishing',
    counts: { published: 20, good: 25 },
  })
  await Promise.all([work(), work()])
  await work()
  const services = await servicesOf(client)
  expect(services).toHaveLength(45)
  expect(await detail(client, _id)).toMatchObject({ state: 'published', counts: { published: 45 } })
  const told = (await rows(client, _id)).map(({ orderId }) => orderId)
  expect(new Set(told)).toEqual(new Set(services.map(({ id }) => id)))
})

test('whoever may ask for nothing any more gets nothing published', async () => {
  const _id = await checked(client, [good('P-1'), good('P-2')])
  await client.send(api.orderImports.publish, { params: { _id }, body: { which: 'all' } })
  await house.database.db
    .updateTable('users')
    .set({ is_active: false })
    .where('id', '=', client.actor.id)
    .execute()
  await work()
  expect(await servicesOf(client)).toEqual([])
  const { db } = house.database
  const left = await db.selectFrom('order_imports').select('state').where('id', '=', _id).executeTakeFirst()
  expect(left).toEqual({ state: 'published' })
})
