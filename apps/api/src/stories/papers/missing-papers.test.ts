/** A paper that is not there has a row of its own, and its owner is asked for it once. Decision 0027. */
import { api } from '@arriero/contract'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { expect, test } from 'vitest'
import { insertWaiting } from '#features/credentials/credentials.store.ts'
import { applicant } from '../people/accounts.fixture.ts'
import { bellsOf } from '../notifications/notifications.fixture.ts'
import { photosOf } from '../vehicles/new-vehicle.fixture.ts'
import { openStage } from '../stage.fixture.ts'

const { house, called, fleet } = await openStage()
const { bellOf, lettersTo } = bellsOf(house)
const { db } = house.database
const administrator = await called('administrator')

const missingOf = async (_id: string, holder: 'person' | 'vehicle') =>
  (await administrator.send(api.papers.missing, { params: { _id }, query: { holder } })).items
type Asked = { holder: 'person' | 'vehicle'; kind: 'health' | 'soat' | 'taxRegistry' }
const asking = (_id: string, body: Asked) => ({ params: { _id }, body })
const without = (kind: string, holder: { user_id: string } | { vehicle_id: string }) =>
  db
    .deleteFrom('credentials')
    .where('kind', '=', kind)
    .where((where) =>
      'user_id' in holder
        ? where('user_id', '=', holder.user_id)
        : where('vehicle_id', '=', holder.vehicle_id),
    )
    .execute()

test('a driver and his enterprise are asked once for the paper he lacks; bringing it answers them', async () => {
  const enterprise = await called('enterprise')
  const driver = await applicant(house, 'enterprisedriver', {
    enterpriseId: enterprise.actor.id,
    name: 'Luis Parra',
  })
  await without('health', { user_id: driver.id })
  expect(await missingOf(driver.id, 'person')).toEqual([
    { kind: 'health', name: 'EPS', blocks: 'approval', askedAt: null },
  ])
  const ask = asking(driver.id, { holder: 'person', kind: 'health' })
  await administrator.send(api.papers.ask, ask)
  expect(await missingOf(driver.id, 'person')).toMatchObject([{ askedAt: house.clock.now.toISOString() }])
  expect(await administrator.refusal(api.papers.ask, ask)).toBe('paper.already_asked')
  expect(await bellOf(driver)).toMatchObject([
    { kind: 'paper.asked', title: 'Nos falta este documento: EPS', link: '/conductor/papeles' },
  ])
  expect(await bellOf(enterprise)).toMatchObject([
    { title: 'Nos falta este documento de Luis Parra: EPS', link: `/main/detalle/${driver.id}` },
  ])
  expect((await lettersTo(driver.email)).map(({ subject }) => subject)).toEqual([
    'Nos falta este documento: EPS',
  ])
  const expirationDate = daysAfter(bogotaDay(house.clock.now), 100)
  const body = { kind: 'health' as const, expirationDate, images: await photosOf(enterprise, 1) }
  await enterprise.send(api.papers.give, { params: { _id: driver.id }, body })
  expect(await missingOf(driver.id, 'person')).toEqual([])
  expect(await administrator.refusal(api.papers.ask, ask)).toBe('paper.not_missing')
  await without('health', { user_id: driver.id })
  await administrator.send(api.papers.ask, ask)
})

test('the owner of a truck is asked for its SOAT; no vehicle is asked for the papers of people', async () => {
  const crew = await fleet()
  const { vehicleId } = crew.pair
  expect(await missingOf(vehicleId, 'vehicle')).toEqual([])
  await without('soat', { vehicle_id: vehicleId })
  expect(await missingOf(vehicleId, 'vehicle')).toMatchObject([
    { kind: 'soat', name: 'Soat', blocks: 'assignment' },
  ])
  const refusal = (asked: Asked) => administrator.refusal(api.papers.ask, asking(vehicleId, asked))
  expect(await refusal({ holder: 'vehicle', kind: 'health' })).toBe('paper.not_for_holder')
  expect(await refusal({ holder: 'person', kind: 'soat' })).toBe('user.not_found')
  await administrator.send(api.papers.ask, asking(vehicleId, { holder: 'vehicle', kind: 'soat' }))
  expect(await bellOf(crew.carrier)).toMatchObject([{ kind: 'paper.asked' }])
})

test('two who ask at once ask once', async () => {
  const crew = await fleet()
  await without('soat', { vehicle_id: crew.pair.vehicleId })
  const ask = asking(crew.pair.vehicleId, { holder: 'vehicle', kind: 'soat' })
  const answers = await Promise.allSettled([1, 2, 3].map(() => administrator.send(api.papers.ask, ask)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const count = (await bellOf(crew.carrier)).filter(({ kind }) => kind === 'paper.asked').length
  expect(count).toBe(1)
})

test('of a paper that is soon over the next one is asked for, with its last day; what waits already is not', async () => {
  const { carrier, pair } = await fleet()
  const soat = db
    .updateTable('credentials')
    .where('vehicle_id', '=', pair.vehicleId)
    .where('kind', '=', 'soat')
  const ask = asking(pair.vehicleId, { holder: 'vehicle', kind: 'soat' })
  const until = (days: number) =>
    soat.set({ expires_on: daysAfter(bogotaDay(house.clock.now), days) }).execute()
  await until(31)
  expect(await administrator.refusal(api.papers.ask, ask)).toBe('paper.not_missing')
  await until(2)
  const ending = async () => {
    const { items } = await administrator.send(api.papers.ending, { query: { limit: 100 } })
    return items.find(({ vehicleId, kind }) => vehicleId === pair.vehicleId && kind === 'soat')
  }
  const paper = await ending()
  expect(paper).toMatchObject({ daysLeft: 2, askedAt: null })
  const only = await administrator.send(api.papers.ending, { query: { id: paper?._id } })
  expect(only.items).toEqual([paper])
  await administrator.send(api.papers.ask, ask)
  expect(await ending()).toMatchObject({ askedAt: house.clock.now.toISOString() })
  expect(await administrator.refusal(api.papers.ask, ask)).toBe('paper.already_asked')
  const [told] = await bellOf(carrier)
  expect(told?.title).toMatch(/^Suba la nueva versión de este documento de [A-Z]{3}\d{3}: Soat$/)
  expect(told?.text).toMatch(/^El que tenemos vence el /)
  await insertWaiting(house.openCtx(), {
    holder: { vehicleId: pair.vehicleId },
    kind: 'soat',
    name: 'SOAT',
    imageIds: ['a'.repeat(24)],
  })
  expect(await administrator.refusal(api.papers.ask, ask)).toBe('paper.not_missing')
})
