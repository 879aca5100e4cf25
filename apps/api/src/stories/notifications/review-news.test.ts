/** What staff decides reaches whoever waits for it, in the bell and by mail. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { applicant, staffDesk } from '../people/accounts.fixture.ts'
import { bellsOf } from './notifications.fixture.ts'
import { minuteMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, ownDriver } = await openStage()
const { bellOf, kindsOf, lettersTo } = bellsOf(house)
const administrator = await called('administrator')
const desk = staffDesk(administrator)

test('an applicant reads what he has to correct, then that he is in', async () => {
  const driver = await applicant(house, 'driver')
  await desk.change(driver.id, { validation: 'returned', note: 'La cédula no se lee.' })
  expect(await bellOf(driver)).toMatchObject([
    { kind: 'account.returned', title: 'Su cuenta necesita correcciones', text: 'La cédula no se lee.' },
  ])
  house.clock.forward(minuteMs)
  await desk.change(driver.id, { documents: await desk.verdicts(driver.id, true), isActive: true })
  expect((await bellOf(driver))[0]).toMatchObject({
    kind: 'account.validated',
    title: 'Su cuenta fue aprobada',
  })
  expect((await lettersTo(driver.email)).map(({ subject }) => subject)).toEqual([
    'Su cuenta fue aprobada',
    'Su cuenta necesita correcciones',
  ])
})

test('papers that lose their validation are told to their owner, in one piece of news', async () => {
  const own = await ownDriver()
  const { documents } = await desk.detail(own.driver.actor.id)
  const licence = documents.find(({ name }) => name === 'Licencia de conducción')
  await desk.change(own.driver.actor.id, { documents: [{ _id: licence?._id ?? '', isActive: false }] })
  expect(await bellOf(own.driver)).toMatchObject([
    {
      kind: 'paper.invalidated',
      title: 'Revise este documento: Licencia de conducción',
      link: '/conductor/papeles',
    },
  ])
  const others = documents.filter(({ isActive, _id }) => isActive && _id !== licence?._id)
  house.clock.forward(minuteMs)
  await desk.change(own.driver.actor.id, {
    documents: others.map(({ _id }) => ({ _id, isActive: false })),
  })
  expect((await bellOf(own.driver))[0]).toMatchObject({ title: `Revise estos ${others.length} documentos` })
})

test('a paper that counts no more is told with the reason staff gave, which its owner reads beside it', async () => {
  const own = await ownDriver()
  const { documents } = await desk.detail(own.driver.actor.id)
  const [first, second] = documents.filter(({ isActive }) => isActive)
  const reason = 'No se lee bien. La foto está movida.'
  const verdict = { _id: first?._id ?? '', isActive: false, reason }
  await desk.change(own.driver.actor.id, { documents: [verdict] })
  expect(await bellOf(own.driver)).toMatchObject([
    { kind: 'paper.invalidated', text: expect.stringMatching(/^No se lee bien\. La foto está movida\. /) },
  ])
  const paperOf = async (id = '') =>
    (await desk.detail(own.driver.actor.id)).documents.find(({ _id }) => _id === id)
  expect(await paperOf(first?._id)).toMatchObject({ isActive: false, invalidated: { reason } })
  await desk.change(own.driver.actor.id, { documents: [{ _id: verdict._id, isActive: true }] })
  expect(await paperOf(first?._id)).toMatchObject({ isActive: true, invalidated: null })
  expect(
    await administrator.refusal(api.accounts.update, {
      params: { _id: own.driver.actor.id },
      body: { documents: [{ _id: second?._id ?? '', isActive: true, reason }] },
    }),
  ).toBe('input.invalid')
})

test('validated papers are told to their owner and to the enterprise he drives for, also by mail', async () => {
  const enterprise = await called('enterprise')
  const driver = await applicant(house, 'enterprisedriver', {
    enterpriseId: enterprise.actor.id,
    name: 'Luis Parra',
  })
  const [identity, ...others] = await desk.verdicts(driver.id, true)
  await desk.change(driver.id, { documents: [identity ?? { _id: '', isActive: true }] })
  const title = 'Validamos este documento'
  expect(await bellOf(driver)).toMatchObject([
    { kind: 'paper.validated', title: `${title}: Cédula de ciudadanía`, link: '/conductor/papeles' },
  ])
  expect(await bellOf(enterprise)).toMatchObject([
    { title: `${title} de Luis Parra: Cédula de ciudadanía`, link: `/main/detalle/${driver.id}` },
  ])
  expect((await lettersTo(driver.email)).map(({ subject }) => subject)).toEqual([
    `${title}: Cédula de ciudadanía`,
  ])
  house.clock.forward(minuteMs)
  await desk.change(driver.id, { documents: others })
  expect((await bellOf(enterprise))[0]).toMatchObject({ title: 'Validamos 3 documentos de Luis Parra' })
})

test('whoever is let in with the same click reads that alone', async () => {
  const driver = await applicant(house, 'driver')
  await desk.change(driver.id, { documents: await desk.verdicts(driver.id, true), isActive: true })
  expect(await kindsOf(driver)).toEqual(['account.validated'])
})

test('of a paper that is judged and judged again within the moment the last word is told', async () => {
  const own = await ownDriver()
  const { documents } = await desk.detail(own.driver.actor.id)
  const [paper] = documents
  for (const isActive of [false, true])
    await desk.change(own.driver.actor.id, { documents: [{ _id: paper?._id ?? '', isActive }] })
  expect(await kindsOf(own.driver)).toEqual(['paper.validated'])
})

test('a vehicle’s paper that is judged is told to the vehicle’s owner, each time', async () => {
  const { carrier, pair } = await fleet()
  const { vehicleId: _id } = pair
  const own = { params: { enterpriseId: carrier.actor.id }, query: {} }
  const [card] = (await administrator.send(api.vehicles.all, own)).items
  const licensePlate = card?.licensePlate ?? ''
  const judge = async (isActive: boolean) => {
    house.clock.forward(minuteMs)
    const vehicle = await administrator.send(api.vehicles.detail, { params: { licensePlate } })
    const soat = vehicle.documents.find(({ kind }) => kind === 'soat')
    const documents = [{ _id: soat?._id ?? '', isActive }]
    await administrator.send(api.vehicles.update, { params: { _id }, body: { _id, documents } })
    return (await bellOf(carrier)).map(({ title, link }) => [title, link])
  }
  const link = `/main/vehiculo/${licensePlate}`
  const lost = [`Revise este documento de ${licensePlate}: Soat`, link]
  const back = [`Validamos este documento de ${licensePlate}: Soat`, link]
  expect(await judge(false)).toEqual([lost])
  expect(await judge(true)).toEqual([back, lost])
  expect(await judge(false)).toEqual([lost, back, lost])
})

test('a vehicle that may work is told to its owner', async () => {
  const own = await ownDriver()
  const { vehicleId } = own.pair
  for (const isActive of [false, true])
    await administrator.send(api.vehicles.update, {
      params: { _id: vehicleId },
      body: { _id: vehicleId, isActive },
    })
  expect(await bellOf(own.driver)).toMatchObject([
    { kind: 'vehicle.activated', title: expect.stringMatching(/^El vehículo [A-Z]{3}\d{3} fue activado$/) },
  ])
})
