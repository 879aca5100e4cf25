/** The first steps of the platform's own people are what is so, whichever way it came. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { sweepExports } from '#features/exports/exports.sweeps.ts'
import { hourMs, openStage } from '../stage.fixture.ts'

const { house, called, person } = await openStage()

const doneBy = async (caller: Caller): Promise<string[]> =>
  (await caller.send(api.dashboard.firstSteps, {})).steps.flatMap(({ key, isDone }) => (isDone ? [key] : []))

test('an administrator has his team once both desks have somebody, and percentages once somebody set them', async () => {
  const boss = await called('administrator')
  const steps = (await boss.send(api.dashboard.firstSteps, {})).steps
  expect(steps).toEqual(['team', 'rates', 'documents'].map((key) => ({ key, isDone: false })))
  await person('accountancy')
  expect(await doneBy(boss)).toEqual([])
  await person('soport')
  expect(await doneBy(boss)).toEqual(['team'])
  const { _id, ...rates } = await boss.send(api.rates.all, {})
  await boss.send(api.rates.update, {
    params: { _id },
    body: {
      profit: 11,
      insurance: rates.insurance,
      percent: rates.percent,
      percentArrieroInsurance: rates.percentArrieroInsurance,
    },
  })
  expect(await doneBy(boss)).toEqual(['team', 'rates'])
})

test('who answers and files requests has done so himself, not his colleague', async () => {
  const [first, second] = [await called('soport'), await called('soport')]
  const about = await person('client')
  const filed = {
    userId: about.id,
    status: 'Pendiente' as const,
    type: 'Consulta' as const,
    subject: 'Horario',
    description: 'Preguntan por el horario',
  }
  const { _id } = await first.send(api.support.create, { body: filed })
  expect(await doneBy(first)).toEqual(['request'])
  await second.send(api.support.update, {
    params: { _id },
    body: { response: 'De 8 a 5', status: 'Solucionado' },
  })
  expect(await doneBy(first)).toEqual(['request'])
  expect(await doneBy(second)).toEqual(['answer'])
})

test('accountancy’s are its own view and its own file, which stay done when both are gone; nobody else has any', async () => {
  const accountant = await called('accountancy')
  const state = {
    filters: {},
    sort: '-createdAt',
    layout: { order: [], hidden: [], shown: [], density: 'compact' as const },
  }
  const body = { list: 'accounting' as const, name: 'Mes en curso', isShared: false, state }
  const { _id } = await accountant.send(api.tableViews.create, { body })
  expect(await doneBy(accountant)).toEqual(['view'])
  await accountant.send(api.exports.create, { body: { list: 'accounting', query: {} } })
  await accountant.send(api.tableViews.remove, { params: { _id } })
  house.clock.forward(8 * 24 * hourMs)
  await sweepExports(house.openCtx())
  const left = house.database.db.selectFrom('exports').selectAll().where('owner_id', '=', accountant.actor.id)
  expect(await left.execute()).toEqual([])
  expect(await doneBy(await house.as(accountant.actor))).toEqual(['view', 'export'])
  expect(await doneBy(await called('accountancy'))).toEqual([])
  expect(await (await called('client')).refusal(api.dashboard.firstSteps, {})).toBe('auth.role_refused')
})
