import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { describe, expect, test } from 'vitest'
import { vehicleTypeId } from '#features/catalogues/catalogue-ids.ts'
import type { Caller } from '#testing/house.ts'
import { trailOf } from '../people/accounts.fixture.ts'
import { vehicleOf, type Document, type NewVehicle } from './new-vehicle.fixture.ts'
import { openStage } from '../stage.fixture.ts'

const { house, called, fleet, services } = await openStage()
const { db } = house.database
const owner = await called('enterprise')
const administrator = await called('administrator')
const today = bogotaDay(house.clock.now)

let plates = 100
const nextPlate = () => `VHC${++plates}`
const typed = (more: Partial<NewVehicle> = {}, caller = owner) =>
  vehicleOf(caller, { now: house.clock.now, more: { licensePlate: nextPlate(), ...more } })
const register = (body: NewVehicle, caller = owner) => caller.send(api.vehicles.create, { body })
const cardOf = async (licensePlate: string, caller: Caller = owner) =>
  caller.send(api.vehicles.detail, { params: { licensePlate } })

/** Registers a vehicle that is refused; returns status, code and the fields named. */
const told = async (more: Partial<NewVehicle>) => {
  const error = await register(await typed(more)).catch((reason: unknown) => reason)
  if (!(error instanceof CallError)) throw new Error('it was taken')
  return { status: error.status, code: error.reply.code, fields: Object.keys(error.reply.fields ?? {}) }
}
const withPaper = async (name: Document['name'], change: Partial<Document>) => ({
  documents: (await typed()).documents.map((one) => (one.name === name ? { ...one, ...change } : one)),
})

describe('a vehicle its owner registers', () => {
  test('waits for staff: out of service, general cargo, papers not validated', async () => {
    const body = await typed({ licensePlate: ' vhc-007 ' })
    const { _id } = await register(body)
    expect(await cardOf('VHC007')).toMatchObject({
      _id,
      licensePlate: 'VHC007',
      brand: 'Hino',
      model: '2020',
      isActive: false,
      loadingCapacity: '9 Tn',
      loadingCapacityKg: 9000,
      service: 'publico',
      registeredOn: '2020-03-01',
      papers: 'waiting',
      permissions: [{ name: 'General' }],
      documents: [
        { name: 'Soat', kind: 'soat', isActive: false, isWaiting: false, isPermition: false },
        { name: 'Tarjeta de propiedad', isActive: false, expirationDate: null },
        { name: 'Revisión Tecnicomecánica', isActive: false, expeditionDate: null },
      ],
    })
    const trail = await db.selectFrom('audit_trail').select('act').where('object_id', '=', _id).execute()
    expect(trail.map(({ act }) => act)).toEqual([
      'paper.given',
      'paper.given',
      'paper.given',
      'vehicle.create',
    ])
  })

  test('is among its owner’s cards, and by its state', async () => {
    const { licensePlate } = await typed()
    await register(await typed({ licensePlate }))
    const listed = (query: object) =>
      owner.send(api.vehicles.all, { params: { enterpriseId: owner.actor.id }, query })
    const plain = await listed({ q: licensePlate })
    expect(plain.items.map(({ papers, isActive }) => ({ papers, isActive }))).toEqual([
      { papers: 'waiting', isActive: false },
    ])
    expect((await listed({ q: licensePlate, isActive: ['true'] })).total).toBe(0)
  })

  test('works once staff has validated its papers and put it to work', async () => {
    const body = await typed()
    const { _id } = await register(body)
    const { documents, version } = await cardOf(body.licensePlate, administrator)
    const verdicts = documents.map((one) => ({ _id: one._id, isActive: true }))
    await administrator.send(api.vehicles.update, {
      params: { _id },
      body: { _id, isActive: true, documents: verdicts, version },
    })
    expect(await cardOf(body.licensePlate)).toMatchObject({ isActive: true, papers: 'valid' })
  })

  test('may be a driver’s own', async () => {
    const driver = await called('driver')
    const body = await typed({}, driver)
    await register(body, driver)
    expect((await cardOf(body.licensePlate, driver)).user._id).toBe(driver.actor.id)
  })

  test('with a plate that is there already is not taken, also of somebody else', async () => {
    const body = await typed()
    await register(body)
    expect(await told({ licensePlate: body.licensePlate })).toMatchObject({
      status: 409,
      code: 'plate.taken',
      fields: ['licensePlate'],
    })
  })

  test('can be asked about by its plate before anything else is typed, and whose it is nobody reads', async () => {
    const stranger = await called('driver')
    const ask = (licensePlate: string, caller = owner) =>
      caller.send(api.vehicles.plate, { params: { licensePlate } })
    const body = await typed()
    expect(await ask(body.licensePlate)).toEqual({ isFree: true })
    await register(body)
    expect(await ask(body.licensePlate.toLowerCase())).toEqual({ isFree: false })
    expect(await ask(body.licensePlate, stranger)).toEqual({ isFree: false })
    expect(await owner.refusal(api.vehicles.plate, { params: { licensePlate: 'AB1234' } })).toBe(
      'plate.invalid',
    )
  })

  test('sent twice at once is registered once', async () => {
    const licensePlate = nextPlate()
    const bodies = [await typed({ licensePlate }), await typed({ licensePlate })]
    const outcomes = await Promise.allSettled(bodies.map((body) => register(body)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('what is not asked when it is registered', () => {
  const bare = async (more: Partial<NewVehicle> = {}) => {
    const { service: _service, registeredOn: _registeredOn, ...body } = await typed(more)
    await register(body)
    return cardOf(body.licensePlate)
  }
  const tell = (_id: string, body: object) => ({ params: { _id }, body: { _id, ...body } })

  test('is named as lacking, and its owner tells it once', async () => {
    const { _id, licensePlate, lacking, service, registeredOn } = await bare({
      _idTypeVehicle: vehicleTypeId('tractor3S3'),
    })
    expect({ lacking, service, registeredOn }).toEqual({
      lacking: ['service', 'registeredOn', 'trailerPlate'],
      service: null,
      registeredOn: null,
    })
    await owner.send(api.vehicles.update, tell(_id, { service: 'publico' }))
    expect((await cardOf(licensePlate)).lacking).toEqual(['registeredOn', 'trailerPlate'])
    for (const [told, code] of [
      [{ registeredOn: daysAfter(today, 1) }, 'registered_on.in_future'],
      [{ registeredOn: '2015-01-01' }, 'registered_on.before_model'],
      [{ trailerPlate: 'T1' }, 'trailer_plate.invalid'],
      [{ service: 'particular' }, 'input.not_changeable'],
    ] as const)
      expect(await owner.refusal(api.vehicles.update, tell(_id, told))).toBe(code)
    await owner.send(api.vehicles.update, tell(_id, { registeredOn: '2020-03-01', trailerPlate: 'r-12345' }))
    expect(await cardOf(licensePlate)).toMatchObject({
      lacking: [],
      service: 'publico',
      registeredOn: '2020-03-01',
      trailerPlate: 'R12345',
    })
    const found = await owner.send(api.vehicles.all, {
      params: { enterpriseId: owner.actor.id },
      query: { q: 'R12345' },
    })
    expect(found.items.map((one) => one.licensePlate)).toEqual([licensePlate])
    expect(await trailOf(house, _id)).toContain('vehicle.completed')
  })

  test('is nobody else’s to tell', async () => {
    const { _id } = await bare()
    const told = tell(_id, { service: 'publico' })
    expect(await (await called('enterprise')).refusal(api.vehicles.update, told)).toBe('vehicle.not_found')
    expect(await administrator.refusal(api.vehicles.update, told)).toBe('input.not_changeable')
  })

  test('does not keep staff from putting it to work, but its owner from offering and assigning it', async () => {
    const client = await called('cliententerprise')
    const crew = await fleet()
    const { vehicleId } = crew.pair
    const untell = (column: 'service' | 'registered_on') =>
      db
        .updateTable('vehicles')
        .set({ [column]: null })
        .where('id', '=', vehicleId)
        .execute()
    const taken = await services.taken(client, crew)
    await untell('registered_on')
    const open = await services.created(client)
    const offer = { body: { isOffer: true as const, idOrder: open, value: 2_000_000, description: 'Mañana' } }
    const assign = { params: { _id: taken }, body: crew.pair }
    const fits = async () =>
      (
        await crew.carrier.send<typeof api.orders.detail, 'open'>(api.orders.detail, {
          params: { _id: open },
        })
      ).fits
    expect(await fits()).toBe('vehicle.registered_on_missing')
    expect(await crew.carrier.refusal(api.offers.create, offer)).toBe('vehicle.registered_on_missing')
    expect(await crew.carrier.refusal(api.orders.update, assign)).toBe('vehicle.registered_on_missing')
    await crew.carrier.send(api.vehicles.update, tell(vehicleId, { registeredOn: '2022-03-01' }))
    expect(await fits()).toBeNull()
    await crew.carrier.send(api.offers.create, offer)
    await crew.carrier.send(api.orders.update, assign)
  })
})

describe('it is refused', () => {
  test.each<[string, Partial<NewVehicle>, string, string]>([
    ['with a wrong plate', { licensePlate: 'AB1234' }, 'plate.invalid', 'licensePlate'],
    ['without a plate', { licensePlate: '' }, 'plate.required', 'licensePlate'],
    ['with a plate that is too long', { licensePlate: 'ABCD12345' }, 'plate.invalid', 'licensePlate'],
    ['with a model of five figures', { model: '20201' }, 'model.invalid', 'model'],
    ['without a type', { _idTypeVehicle: '' }, 'vehicle.type_required', '_idTypeVehicle'],
    ['with a brand there is not', { brand: 'f'.repeat(24) }, 'brand.required', 'brand'],
    ['with a body there is not', { bodyWork: 'f'.repeat(24) }, 'body.required', 'bodyWork'],
    ['with a capacity without unit', { loadingCapacity: '9' }, 'capacity.unit_required', 'loadingCapacity'],
    ['without its photograph', { images: [] }, 'image.required', 'images'],
    ['registered tomorrow', { registeredOn: daysAfter(today, 1) }, 'registered_on.in_future', 'registeredOn'],
    [
      'articulated with a wrong trailer',
      { _idTypeVehicle: vehicleTypeId('tractor3S3'), trailerPlate: 'T1' },
      'trailer_plate.invalid',
      'trailerPlate',
    ],
    ['without its papers', { documents: [] }, 'form.incomplete', 'documents'],
  ])('%s', async (...[, more, code, field]) => {
    expect(await told(more)).toEqual({ status: 400, code, fields: [field] })
  })

  test('when a SOAT ends on the day it was issued, with the specification’s sentence', async () => {
    const body = await typed(await withPaper('Soat', { expirationDate: daysAfter(today, -20) }))
    const error = await register(body).catch((reason: unknown) => reason)
    expect(error).toMatchObject({
      status: 400,
      reply: {
        error: 'La fecha de vencimiento debe ser mayor a la de expedición',
        fields: { 'documents.0.expirationDate': 'La fecha de vencimiento debe ser mayor a la de expedición' },
      },
    })
  })

  test('with one side of the property card only', async () => {
    const card = (await typed()).documents[1]
    const one = await withPaper('Tarjeta de propiedad', { images: card?.images.slice(0, 1) ?? [] })
    expect(await told(one)).toMatchObject({
      code: 'paper.both_sides_required',
      fields: ['documents.1.images'],
    })
  })

  test('without the issue date of the property card', async () => {
    const undated = await withPaper('Tarjeta de propiedad', { expeditionDate: undefined })
    expect(await told(undated)).toMatchObject({ status: 400, fields: ['documents.1.expeditionDate'] })
  })

  test('without the inspection, unless it is too young for one', async () => {
    const documents = (await typed()).documents.slice(0, 2)
    expect(await told({ documents })).toMatchObject({ code: 'inspection.required', fields: ['documents'] })
    const young = await typed({
      documents: (await typed()).documents.slice(0, 2),
      model: '2026',
      registeredOn: daysAfter(today, -60),
    })
    await register(young)
    expect((await cardOf(young.licensePlate)).papers).toBe('waiting')
  })

  test('when somebody else uploaded the photographs', async () => {
    const rival = await called('enterprise')
    const { images } = await typed({}, rival)
    expect(await told({ images })).toMatchObject({ status: 404, code: 'file.not_found' })
  })

  test.each([
    ['isActive', true],
    ['permissions', []],
    ['user', 'f'.repeat(24)],
  ])('when it claims %s for itself', async (key, value) => {
    const body = { ...(await typed()), [key]: value }
    expect(await owner.refusal(api.vehicles.create, { body })).toMatch(/^input\./)
  })

  test('when a paper claims to be validated, or to permit a cargo', async () => {
    for (const claim of [{ isActive: true }, { isPermition: true }]) {
      const body = await typed(await withPaper('Soat', claim as object))
      expect(await owner.refusal(api.vehicles.create, { body })).toBe('input.invalid')
    }
  })

  test('and leaves nothing behind', async () => {
    const body = await typed()
    const [first] = body.documents
    const twice = {
      ...body,
      documents: body.documents.map((one) => ({ ...one, images: first?.images ?? [] })),
    }
    expect(await owner.refusal(api.vehicles.create, { body: twice })).toMatch(
      /^(file\.in_use|paper\.too_many)/,
    )
    expect(await owner.refusal(api.vehicles.detail, { params: { licensePlate: body.licensePlate } })).toBe(
      'vehicle.not_found',
    )
    await register(body)
  })
})
