import { api } from '@arriero/contract'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { beforeEach, expect, test } from 'vitest'
import { sweepOrderReminders } from '#features/notifications/news/order-reminders.sweeps.ts'
import type { Caller } from '#testing/house.ts'
import { bellsOf } from '../notifications/notifications.fixture.ts'
import { hourMs, minuteMs, openStage, type Fleet } from '../stage.fixture.ts'

// Monday 23 November 2026, 6:00 in Bogotá.
const { house, called, fleet, services, orderRow } = await openStage({ start: '2026-11-23T11:00:00Z' })
const { bellOf, lettersTo } = bellsOf(house)

let client: Caller
let mine: Fleet
beforeEach(async () => {
  client = await called('cliententerprise')
  mine = await fleet()
  // Only what a story sets is near its end.
  await house.database.db
    .updateTable('credentials')
    .set({ expires_on: '2040-01-01' })
    .where('expires_on', 'is not', null)
    .execute()
})

const remindersOf = async (caller: Caller, kind: string) =>
  (await bellOf(caller)).filter((one) => one.kind === kind)
const emailOf = async (caller: Caller): Promise<string> =>
  (
    await house.database.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', caller.actor.id)
      .executeTakeFirstOrThrow()
  ).email

test('a client is reminded half way to the last hour for paying and half an hour before it', async () => {
  const id = await services.taken(client, mine, { inMs: 60 * hourMs })
  const { pay_until } = await orderRow(id)
  expect(pay_until).toEqual(new Date(house.clock.now.getTime() + 24 * hourMs))
  house.clock.forward(12 * hourMs - minuteMs)
  expect(await remindersOf(client, 'payment.reminder')).toEqual([])
  house.clock.forward(minuteMs)
  expect(await remindersOf(client, 'payment.reminder')).toMatchObject([
    { link: `/main/cliente-servicios/${id}/pagar`, title: expect.stringContaining('24 Nov 2026, 6:00') },
  ])
  house.clock.forward(11 * hourMs + 29 * minuteMs)
  expect(await remindersOf(client, 'payment.reminder')).toHaveLength(1)
  house.clock.forward(minuteMs)
  expect(await remindersOf(client, 'payment.reminder')).toHaveLength(2)
  expect((await lettersTo(await emailOf(client))).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Pague antes del 24 Nov 2026, 6:00\sa. m. o el servicio se cancelará$/),
    expect.stringMatching(/^Pague antes del/),
  ])
})

test('whatever is due is told a few at a time, each once', async () => {
  const ids = [
    await services.taken(client, mine, { inMs: 60 * hourMs }),
    await services.taken(client, mine, { inMs: 80 * hourMs }),
    await services.taken(client, mine, { inMs: 100 * hourMs }),
  ]
  house.clock.now = new Date(house.clock.now.getTime() + 12 * hourMs)
  await sweepOrderReminders(house.openCtx(), { atOnce: 1 })
  await sweepOrderReminders(house.openCtx(), { atOnce: 2 })
  const told = (await remindersOf(client, 'payment.reminder')).map(({ link }) => link)
  expect(told).toHaveLength(ids.length)
  expect(new Set(told)).toEqual(new Set(ids.map((id) => `/main/cliente-servicios/${id}/pagar`)))
})

test('who has paid is reminded of nothing', async () => {
  await services.paid(client, mine, { inMs: 60 * hourMs })
  house.clock.forward(13 * hourMs)
  expect(await remindersOf(client, 'payment.reminder')).toEqual([])
})

test('of reminders whose moments passed while the server was off only the last is sent', async () => {
  await services.taken(client, mine, { inMs: 60 * hourMs })
  house.clock.forward(23 * hourMs + 40 * minuteMs)
  expect(await remindersOf(client, 'payment.reminder')).toHaveLength(1)
  house.clock.forward(minuteMs)
  expect(await remindersOf(client, 'payment.reminder')).toHaveLength(1)
})

test('each reminder is sent once, by servers that remind at the same moment and by one that was started again', async () => {
  await services.taken(client, mine, { inMs: 60 * hourMs })
  await services.paid(client, mine, { inMs: 34 * hourMs })
  house.clock.forward(12 * hourMs)
  const other = await house.beside()
  await Promise.all([house.jobs.runJobs(), other.jobs.runJobs()])
  await other.stop()
  const again = await house.beside()
  await again.jobs.runJobs()
  await again.stop()
  expect(await remindersOf(client, 'payment.reminder')).toHaveLength(1)
  expect(await remindersOf(mine.carrier, 'driver.reminder')).toHaveLength(1)
  for (const caller of [client, mine.carrier]) {
    const subjects = (await lettersTo(await emailOf(caller))).map(({ subject }) => subject)
    expect(subjects.filter((subject) => /^(Pague antes|Falta asignar)/.test(subject))).toHaveLength(1)
  }
})

test('a carrier without a driver is reminded 24, 14 and 4 hours before the service', async () => {
  const id = await services.paid(client, mine, { inMs: 30 * hourMs })
  const counts: number[] = []
  for (const hours of [5, 1, 9, 1, 9, 1, 1]) {
    house.clock.forward(hours * hourMs)
    counts.push((await remindersOf(mine.carrier, 'driver.reminder')).length)
  }
  expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3])
  const [last] = await remindersOf(mine.carrier, 'driver.reminder')
  expect(last?.link).toBe(`/main/enterprise-services/mis/${id}/asignar`)
})

test('once the driver is named nobody is reminded of him', async () => {
  await services.crewed(client, mine, { inMs: 30 * hourMs })
  house.clock.forward(20 * hourMs)
  expect(await remindersOf(mine.carrier, 'driver.reminder')).toEqual([])
})

const setEnd = (holder: { userId: string } | { vehicleId: string }, kind: string, days: number) =>
  house.database.db
    .updateTable('credentials')
    .set({ expires_on: daysAfter(bogotaDay(house.clock.now), days) })
    .where('kind', '=', kind)
    .where('user_id', 'userId' in holder ? '=' : 'is', 'userId' in holder ? holder.userId : null)
    .where('vehicle_id', 'vehicleId' in holder ? '=' : 'is', 'vehicleId' in holder ? holder.vehicleId : null)
    .execute()

/** Moves the clock to the next 6:55 in Bogotá. */
const toMorning = () => {
  const day = 24 * hourMs
  const wanted = 11 * hourMs + 55 * minuteMs
  const sinceMidnight = house.clock.now.getTime() % day
  house.clock.forward((wanted - sinceMidnight + day) % day || day)
}
const plateOf = async (vehicleId: string): Promise<string> =>
  (
    await house.database.db
      .selectFrom('vehicles')
      .select('license_plate')
      .where('id', '=', vehicleId)
      .executeTakeFirstOrThrow()
  ).license_plate

test('a paper is spoken of 30, 15, 7 and 1 days before its end, from seven in the morning on', async () => {
  toMorning()
  await bellOf(mine.carrier)
  const { vehicleId } = mine.pair
  await setEnd({ vehicleId }, 'soat', 30)
  expect(await remindersOf(mine.carrier, 'papers.expiring')).toEqual([])
  const told: number[] = []
  house.clock.forward(10 * minuteMs)
  for (let day = 30; day >= -1; day--) {
    const before = told.length
    const count = (await remindersOf(mine.carrier, 'papers.expiring')).length
    if (count > before) told.push(day)
    house.clock.forward(24 * hourMs)
  }
  expect(told).toEqual([30, 15, 7, 1])
  const plate = await plateOf(vehicleId)
  const [last] = await remindersOf(mine.carrier, 'papers.expiring')
  expect(last).toMatchObject({ title: `Soat de ${plate}: vence mañana`, link: `/main/vehiculo/${plate}` })
  expect((await lettersTo(await emailOf(mine.carrier)))[0]?.subject).toBe(`Soat de ${plate}: vence mañana`)
})

test('several papers of one morning are one message', async () => {
  toMorning()
  await bellOf(mine.carrier)
  await setEnd({ vehicleId: mine.pair.vehicleId }, 'soat', 20)
  await setEnd({ vehicleId: mine.pair.vehicleId }, 'inspection', 6)
  await setEnd({ userId: mine.driver.actor.id }, 'licence', 3)
  house.clock.forward(10 * minuteMs)
  expect(await remindersOf(mine.carrier, 'papers.expiring')).toMatchObject([
    {
      title: '3 documentos están por vencer',
      text: expect.stringContaining('Licencia de conducción de Persona'),
    },
  ])
  expect(await remindersOf(mine.driver, 'papers.expiring')).toMatchObject([
    {
      title: expect.stringMatching(/^Licencia de conducción de .+: vence en 3 días$/),
      link: '/conductor/papeles',
    },
  ])
})

test('the administrators hear of every paper, support hears of none', async () => {
  const administrator = await called('administrator')
  const soport = await called('soport')
  toMorning()
  await bellOf(administrator)
  const before = (await remindersOf(administrator, 'papers.expiring')).length
  await setEnd({ vehicleId: mine.pair.vehicleId }, 'soat', 7)
  house.clock.forward(10 * minuteMs)
  expect(await remindersOf(administrator, 'papers.expiring')).toHaveLength(before + 1)
  expect(await remindersOf(soport, 'papers.expiring')).toEqual([])
})

test('a morning that passed while the server was off is made up for once', async () => {
  toMorning()
  await bellOf(mine.carrier)
  await setEnd({ vehicleId: mine.pair.vehicleId }, 'soat', 30)
  // Off over two thresholds; back on a later afternoon.
  house.clock.forward(24 * 24 * hourMs + 8 * hourMs)
  const told = await remindersOf(mine.carrier, 'papers.expiring')
  expect(told).toMatchObject([{ title: expect.stringContaining('vence en 6 días') }])
  house.clock.forward(24 * hourMs)
  expect(await remindersOf(mine.carrier, 'papers.expiring')).toHaveLength(1)
})

test('a paper that has been renewed is spoken of no more', async () => {
  toMorning()
  await bellOf(mine.carrier)
  const { vehicleId } = mine.pair
  await setEnd({ vehicleId }, 'soat', 30)
  house.clock.forward(10 * minuteMs)
  expect(await remindersOf(mine.carrier, 'papers.expiring')).toHaveLength(1)
  await setEnd({ vehicleId }, 'soat', 365)
  house.clock.forward(20 * 24 * hourMs)
  expect(await remindersOf(mine.carrier, 'papers.expiring')).toHaveLength(1)
})

test('the letter of a reminder leads to the service', async () => {
  const id = await services.taken(client, mine, { inMs: 60 * hourMs })
  house.clock.forward(12 * hourMs)
  const [letter] = await lettersTo(await emailOf(client))
  expect(letter?.text).toContain(`/main/cliente-servicios/${id}/pagar`)
  expect(await client.send(api.notifications.count, {})).toEqual({ unread: 2 })
})
