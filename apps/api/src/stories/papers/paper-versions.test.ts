import { api } from '@arriero/contract'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { describe, expect, test } from 'vitest'
import { typeLoadId } from '#features/catalogues/catalogue-ids.ts'
import type { Caller } from '#testing/house.ts'
import { photosOf, type BroughtPaper } from '../vehicles/new-vehicle.fixture.ts'
import { hourMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, truck, services } = await openStage()
const { db } = house.database
const client = await called('cliententerprise')
const administrator = await called('administrator')
const today = bogotaDay(house.clock.now)

const plateOf = async (id: string) =>
  (await db.selectFrom('vehicles').select('license_plate').where('id', '=', id).executeTakeFirstOrThrow())
    .license_plate
const vehicleOf = async (id: string, caller = administrator) =>
  caller.send(api.vehicles.detail, { params: { licensePlate: await plateOf(id) } })
const soatsOf = async (id: string) => (await vehicleOf(id)).documents.filter(({ kind }) => kind === 'soat')
const papersOf = async (id: string, kind: string) =>
  (await vehicleOf(id)).documents.filter((one) => one.kind === kind)

type Wanted = Partial<Omit<BroughtPaper, 'images'>> & Pick<BroughtPaper, 'kind'>
const paper = async (caller: Caller, wanted: Wanted, pictures = 2): Promise<BroughtPaper> => ({
  expeditionDate: daysAfter(today, -1),
  expirationDate: daysAfter(today, 364),
  ...wanted,
  images: await photosOf(caller, pictures),
})
const bring = (caller: Caller, _id: string, ...documents: BroughtPaper[]) =>
  caller.send(api.vehicles.update, { params: { _id }, body: { _id, documents } })
const refusedTo = (caller: Caller, _id: string, body: object) =>
  caller.refusal(api.vehicles.update, { params: { _id }, body: { _id, ...body } })
const validate = (_id: string, paperId: string, more: object = {}) =>
  administrator.send(api.vehicles.update, {
    params: { _id },
    body: { _id, documents: [{ _id: paperId, isActive: true }], ...more },
  })
const endSoat = (vehicleId: string, days: number) =>
  db
    .updateTable('credentials')
    .set({ issued_on: daysAfter(today, -300), expires_on: daysAfter(today, days) })
    .where('vehicle_id', '=', vehicleId)
    .where('kind', '=', 'soat')
    .execute()

describe('a newer version of a paper', () => {
  test('waits beside the one in force and takes its place once staff has validated it', async () => {
    const crew = await fleet()
    const { vehicleId } = crew.pair
    const [before] = await soatsOf(vehicleId)
    await bring(crew.carrier, vehicleId, await paper(crew.carrier, { kind: 'soat' }))
    const [inForce, waiting] = await soatsOf(vehicleId)
    expect(inForce).toMatchObject({ _id: before?._id, isActive: true, isWaiting: false })
    expect(waiting).toMatchObject({ isActive: false, isWaiting: true, expirationDate: daysAfter(today, 364) })
    await validate(vehicleId, waiting?._id ?? '')
    const after = await soatsOf(vehicleId)
    expect(after).toMatchObject([{ _id: waiting?._id, isActive: true, isWaiting: false }])
  })

  test('is turned down with a reason that its owner reads, and the one in force stays', async () => {
    const crew = await fleet()
    const { vehicleId } = crew.pair
    const [before] = await soatsOf(vehicleId)
    await bring(crew.carrier, vehicleId, await paper(crew.carrier, { kind: 'soat' }))
    const [, waiting] = await soatsOf(vehicleId)
    const verdict = (more: object) => ({ documents: [{ _id: waiting?._id ?? '', ...more }] })
    expect(await refusedTo(administrator, vehicleId, verdict({ isActive: false }))).toBe(
      'paper.reason_required',
    )
    expect(await refusedTo(administrator, vehicleId, verdict({ isActive: true, reason: 'Bien' }))).toBe(
      'input.invalid',
    )
    const reason = 'La foto del respaldo no se lee.'
    await administrator.send(api.vehicles.update, {
      params: { _id: vehicleId },
      body: {
        _id: vehicleId,
        documents: [{ _id: waiting?._id ?? '', isActive: false, reason }],
      },
    })
    const turnedDown = { at: house.clock.now.toISOString(), reason }
    expect(await soatsOf(vehicleId)).toMatchObject([
      { _id: before?._id, isActive: true, isWaiting: false, turnedDown },
    ])
    expect(
      (await vehicleOf(vehicleId, crew.carrier)).documents.find(({ kind }) => kind === 'soat'),
    ).toMatchObject({ turnedDown })
    expect(await refusedTo(administrator, vehicleId, verdict({ isActive: true }))).toBe('paper.replaced')
    await house.jobs.runJobs()
    const { items } = await crew.carrier.send(api.notifications.all, { query: {} })
    const plate = await plateOf(vehicleId)
    expect(
      items.filter(({ title }) => title === `No aceptamos la nueva versión de ${plate}: Soat`),
    ).toMatchObject([{ text: `${reason} El documento anterior sigue contando mientras esté vigente.` }])
    // Another one is brought: what was wrong with the last is over.
    await bring(crew.carrier, vehicleId, await paper(crew.carrier, { kind: 'soat' }))
    expect(await soatsOf(vehicleId)).toMatchObject([
      { _id: before?._id, turnedDown: null },
      { isWaiting: true, turnedDown: null },
    ])
  })

  test('of one that was never validated takes its place at once', async () => {
    const crew = await fleet()
    const { vehicleId } = crew.pair
    const [old] = await soatsOf(vehicleId)
    const turnDown = { documents: [{ _id: old?._id ?? '', isActive: false }] }
    await administrator.send(api.vehicles.update, {
      params: { _id: vehicleId },
      body: { _id: vehicleId, ...turnDown },
    })
    await bring(crew.carrier, vehicleId, await paper(crew.carrier, { kind: 'soat' }))
    const soats = await soatsOf(vehicleId)
    expect(soats).toMatchObject([{ isActive: false, isWaiting: false }])
    expect(soats[0]?._id).not.toBe(old?._id)
    expect(await refusedTo(administrator, vehicleId, turnDown)).toBe('paper.replaced')
  })

  test('makes one that still waited a former one', async () => {
    const crew = await fleet()
    const { vehicleId } = crew.pair
    await bring(crew.carrier, vehicleId, await paper(crew.carrier, { kind: 'soat' }))
    const [, first] = await soatsOf(vehicleId)
    await bring(crew.carrier, vehicleId, await paper(crew.carrier, { kind: 'soat' }))
    expect(await soatsOf(vehicleId)).toHaveLength(2)
    const old = { documents: [{ _id: first?._id ?? '', isActive: true }] }
    expect(await refusedTo(administrator, vehicleId, old)).toBe('paper.replaced')
  })

  test('brought twice in the same moment waits once', async () => {
    const crew = await fleet()
    const { vehicleId } = crew.pair
    const versions = [
      await paper(crew.carrier, { kind: 'soat' }),
      await paper(crew.carrier, { kind: 'soat' }),
    ]
    await Promise.all(versions.map((one) => bring(crew.carrier, vehicleId, one)))
    expect((await soatsOf(vehicleId)).filter(({ isWaiting }) => isWaiting)).toHaveLength(1)
  })

  test('is what stands between an expired SOAT and the assignment, each step with its own code', async () => {
    const crew = await fleet()
    const { vehicleId } = crew.pair
    const orderId = await services.taken(client, crew)
    await endSoat(vehicleId, -1)
    const assign = { params: { _id: orderId }, body: crew.pair }
    expect(await crew.carrier.refusal(api.orders.update, assign)).toBe('soat.expired')
    await bring(crew.carrier, vehicleId, await paper(crew.carrier, { kind: 'soat' }))
    expect(await crew.carrier.refusal(api.orders.update, assign)).toBe('soat.not_validated')
    const waiting = (await soatsOf(vehicleId)).find(({ isWaiting }) => isWaiting)
    await validate(vehicleId, waiting?._id ?? '')
    await crew.carrier.send(api.orders.update, assign)
  })

  test('does not let a trip start on an expired SOAT before staff has seen it', async () => {
    const crew = await fleet()
    const { vehicleId } = crew.pair
    const orderId = await services.inPosition(client, crew, { inMs: 10 * hourMs })
    await house.world.supportDocument(crew.carrier.actor, orderId)
    await endSoat(vehicleId, -1)
    await bring(crew.carrier, vehicleId, await paper(crew.carrier, { kind: 'soat' }))
    const start = { params: { _id: orderId }, body: { milestone: 'tripStart' as const } }
    expect(await crew.driver.refusal(api.tracking.milestone, start)).toBe('soat.expired')
    const waiting = (await soatsOf(vehicleId)).find(({ isWaiting }) => isWaiting)
    await validate(vehicleId, waiting?._id ?? '')
    await crew.driver.send(api.tracking.milestone, start)
  })
})

describe('an owner', () => {
  test('decides nothing of his vehicle', async () => {
    const owner = await called('enterprise')
    const id = await truck(owner.actor)
    const [soat] = await soatsOf(id)
    const documents = [{ _id: soat?._id ?? '', isActive: true }]
    for (const part of [{ isActive: false }, { permissions: [] }, { documents }])
      expect(await refusedTo(owner, id, part)).toBe('input.not_changeable')
    expect(await refusedTo(owner, id, {})).toBe('form.incomplete')
  })

  test('brings papers of his own vehicles only, and only papers of a vehicle', async () => {
    const [owner, rival] = [await called('enterprise'), await called('enterprise')]
    const id = await truck(owner.actor)
    expect(await refusedTo(rival, id, { documents: [await paper(rival, { kind: 'soat' })] })).toBe(
      'vehicle.not_found',
    )
    const licence = await paper(owner, { kind: 'licence', category: 'C2' })
    expect(await refusedTo(owner, id, { documents: [licence] })).toBe('paper.not_for_holder')
  })

  test('is told what is wrong with a paper, and staff brings none', async () => {
    const owner = await called('enterprise')
    const id = await truck(owner.actor)
    const over = await paper(owner, {
      kind: 'soat',
      expeditionDate: daysAfter(today, -400),
      expirationDate: daysAfter(today, -1),
    })
    expect(await refusedTo(owner, id, { documents: [over] })).toBe('paper.already_expired')
    const good = await paper(owner, { kind: 'soat' })
    expect(await refusedTo(administrator, id, { documents: [good] })).toBe('input.unknown_field')
  })
})

describe('a cargo type', () => {
  const grant = (id: string) => ({
    permissions: [typeLoadId('general'), typeLoadId('refrigerated')],
    documents: [] as { _id: string; isActive: boolean }[],
    _id: id,
  })

  test('is asked for with its papers: refrigerated with maintenance of at most three months and a sanitary certificate', async () => {
    const owner = await called('enterprise')
    const id = await truck(owner.actor, { bodyWork: 'refrigerated' })
    const cold = (days: number) =>
      paper(
        owner,
        { kind: 'cargo:refrigerated', expeditionDate: today, expirationDate: daysAfter(today, days) },
        1,
      )
    expect(await refusedTo(owner, id, { documents: [await cold(120)] })).toBe('paper.refrigeration_too_long')
    await bring(owner, id, await cold(60))
    const [maintenance] = await papersOf(id, 'cargo:refrigerated')
    expect(maintenance).toMatchObject({
      isPermition: true,
      typeLoadId: typeLoadId('refrigerated'),
      isActive: false,
    })
    const seen = { _id: maintenance?._id ?? '', isActive: true }
    expect(await refusedTo(administrator, id, { ...grant(id), documents: [seen] })).toBe(
      'cargo.paper_missing',
    )
    await bring(owner, id, await paper(owner, { kind: 'cargo:sanitary' }, 1))
    const [certificate] = await papersOf(id, 'cargo:sanitary')
    await administrator.send(api.vehicles.update, {
      params: { _id: id },
      body: { ...grant(id), documents: [seen, { _id: certificate?._id ?? '', isActive: true }] },
    })
    expect((await vehicleOf(id)).permissions.map(({ name }) => name)).toEqual(['General', 'Refrigerada'])
  })

  test('lasts as long as its paper: afterwards its services are not assigned, with a sentence of its own', async () => {
    const crew = await fleet()
    const { vehicleId } = crew.pair
    await bring(crew.carrier, vehicleId, await paper(crew.carrier, { kind: 'cargo:bulk' }, 1))
    const [permit] = await papersOf(vehicleId, 'cargo:bulk')
    await validate(vehicleId, permit?._id ?? '', { permissions: [typeLoadId('general'), typeLoadId('bulk')] })
    const orderId = await services.taken(client, crew, { typeLoadId: typeLoadId('bulk') })
    await db
      .updateTable('credentials')
      .set({ expires_on: today })
      .where('id', '=', permit?._id ?? '')
      .execute()
    const assign = { params: { _id: orderId }, body: crew.pair }
    expect(await crew.carrier.refusal(api.orders.update, assign)).toBe('vehicle.cargo_paper_expired')
  })
})

describe('a person’s paper', () => {
  const give = (caller: Caller, _id: string, body: BroughtPaper) =>
    caller.send(api.papers.give, { params: { _id }, body })
  const licence = (caller: Caller, category: string | undefined) =>
    paper(caller, { kind: 'licence', ...(category === undefined ? {} : { category }) }, 1)

  test('is brought by himself or by the enterprise he drives for, and by nobody else', async () => {
    const { carrier, driver } = await fleet()
    const rival = await called('enterprise')
    await give(driver, driver.actor.id, await licence(driver, 'C3'))
    await give(carrier, driver.actor.id, await licence(carrier, 'C3'))
    const foreign = { params: { _id: driver.actor.id }, body: await licence(rival, 'C3') }
    expect(await rival.refusal(api.papers.give, foreign)).toBe('user.not_found')
    const boss = { params: { _id: carrier.actor.id }, body: await paper(driver, { kind: 'health' }, 1) }
    expect(await driver.refusal(api.papers.give, boss)).toBe('user.not_found')
  })

  test('must be one his role is asked for, and a licence says its category', async () => {
    const { carrier, driver } = await fleet()
    const wrong = { params: { _id: driver.actor.id }, body: await paper(driver, { kind: 'soat' }) }
    expect(await driver.refusal(api.papers.give, wrong)).toBe('paper.not_for_holder')
    const silent = { params: { _id: driver.actor.id }, body: await licence(carrier, undefined) }
    expect(await carrier.refusal(api.papers.give, silent)).toBe('licence.category_required')
  })

  test('with a higher category opens larger trucks only once it is validated', async () => {
    const crew = await fleet()
    await db
      .updateTable('credentials')
      .set({ category: 'C1' })
      .where('user_id', '=', crew.pair.driverId)
      .where('kind', '=', 'licence')
      .execute()
    const orderId = await services.taken(client, crew)
    const assign = { params: { _id: orderId }, body: crew.pair }
    await give(crew.driver, crew.pair.driverId, await licence(crew.driver, 'C2'))
    expect(await crew.carrier.refusal(api.orders.update, assign)).toBe('licence.category_too_low')
    const profile = await administrator.send<typeof api.users.detail, 'admin'>(api.users.detail, {
      params: { _id: crew.pair.driverId },
    })
    const waiting = profile.documents.find(({ kind, isWaiting }) => kind === 'licence' && isWaiting)
    await administrator.send(api.accounts.update, {
      params: { _id: crew.pair.driverId },
      body: { documents: [{ _id: waiting?._id ?? '', isActive: true }] },
    })
    await crew.carrier.send(api.orders.update, assign)
  })
})
