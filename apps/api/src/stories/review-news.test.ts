/** What staff decides reaches whoever waits for it, in the bell and by mail. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { applicant, staffDesk } from './accounts.fixture.ts'
import { bellsOf } from './notifications.fixture.ts'
import { minuteMs, openStage } from './stage.fixture.ts'

const { house, called, ownDriver } = await openStage()
const { bellOf, lettersTo } = bellsOf(house)
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

test('a paper that loses its validation is told to its owner', async () => {
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
})

test('a paper that is judged and judged again within the moment is no news', async () => {
  const own = await ownDriver()
  const { documents } = await desk.detail(own.driver.actor.id)
  const [paper] = documents
  for (const isActive of [false, true])
    await desk.change(own.driver.actor.id, { documents: [{ _id: paper?._id ?? '', isActive }] })
  expect(await bellOf(own.driver)).toEqual([])
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
