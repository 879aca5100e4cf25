import { api } from '@arriero/contract'
import { consentVersions } from '@arriero/domain/people/consents'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { hourMs, minuteMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, services } = await openStage()
const client = await called('client')
const version = consentVersions.location
const soon = { inMs: 10 * hourMs }

const answer = (caller: Caller, isGiven: boolean, words = version) =>
  caller.send(api.consents.answer, { body: { kind: 'location', version: words, isGiven } })
const own = (caller: Caller) => caller.send(api.consents.own, {})
const ping = (latitude: number) => ({
  body: { points: [{ at: house.clock.now.toISOString(), latitude, longitude: -74.1 }] },
})

/** An enterprise whose driver was never asked. */
const unasked = async () => {
  const crew = await fleet()
  const driver = await called('enterprisedriver', {
    enterpriseId: crew.carrier.actor.id,
    hasConsent: false,
  })
  return { ...crew, driver, pair: { ...crew.pair, driverId: driver.actor.id } }
}

test('without a recorded consent no position of a driver is taken, in no state of his services', async () => {
  const crew = await unasked()
  expect(await crew.driver.refusal(api.tracking.ping, ping(4.6))).toBe('consent.location_required')
  const _id = await services.inPosition(client, crew, soon)
  expect(await crew.driver.refusal(api.tracking.ping, ping(4.6))).toBe('consent.location_required')
  const { position, trail, isOpen } = await client.send(api.tracking.location, { params: { _id } })
  expect({ position, trail, isOpen }).toEqual({ position: null, trail: [], isOpen: true })
})

test('a consent given is kept with its words, time and channel, and lets positions in', async () => {
  const crew = await unasked()
  expect(await own(crew.driver)).toEqual({
    standing: [{ kind: 'location', version, isInForce: false, answeredAt: null }],
    due: ['terms', 'data'],
    items: [],
  })
  const at = house.clock.now.toISOString()
  expect(await answer(crew.driver, true)).toEqual({ kind: 'location', isInForce: true, at })
  const { standing, items } = await own(crew.driver)
  expect(standing).toEqual([{ kind: 'location', version, isInForce: true, answeredAt: at }])
  expect(items).toMatchObject([{ kind: 'location', version, isGiven: true, channel: 'web', at }])
  const _id = await services.inPosition(client, crew, soon)
  expect(await crew.driver.send(api.tracking.ping, ping(4.61))).toEqual({ stored: 1, orderId: _id })
})

test('withdrawing it stops sharing at once: nothing more is taken and nobody is shown where the truck was', async () => {
  const crew = await unasked()
  await answer(crew.driver, true)
  const _id = await services.inPosition(client, crew, soon)
  await crew.driver.send(api.tracking.ping, ping(4.61))
  const whereIs = async (caller: Caller) => {
    const { position, trail } = await caller.send(api.tracking.location, { params: { _id } })
    return { latitude: position?.latitude, points: trail.length }
  }
  expect(await whereIs(client)).toEqual({ latitude: 4.61, points: 1 })
  house.clock.forward(minuteMs)
  expect(await answer(crew.driver, false)).toMatchObject({ isInForce: false })
  expect(await crew.driver.refusal(api.tracking.ping, ping(4.62))).toBe('consent.location_required')
  for (const reader of [client, crew.carrier])
    expect(await whereIs(reader)).toEqual({ latitude: undefined, points: 0 })
  house.clock.forward(30 * minuteMs)
  await answer(crew.driver, true)
  const before = { ...ping(4.63).body.points[0]!, at: new Date(house.clock.now.getTime() - 20 * minuteMs) }
  const late = { body: { points: [{ ...before, at: before.at.toISOString() }] } }
  expect(await crew.driver.send(api.tracking.ping, late)).toMatchObject({ stored: 0 })
  const { items } = await own(crew.driver)
  expect(items.map(({ isGiven }) => isGiven)).toEqual([true, false, true])
})

test('the same answer again adds nothing; an answer is never changed or removed', async () => {
  const { driver } = await unasked()
  const first = await answer(driver, true)
  house.clock.forward(hourMs)
  expect(await answer(driver, true)).toEqual(first)
  expect((await own(driver)).items).toHaveLength(1)
  const { db } = house.database
  const mine = { user_id: driver.actor.id }
  await expect(
    db.updateTable('consents').set({ is_given: false }).where('user_id', '=', mine.user_id).execute(),
  ).rejects.toThrow('never changed')
  await expect(db.deleteFrom('consents').where('user_id', '=', mine.user_id).execute()).rejects.toThrow(
    'never changed',
  )
})

test('nobody agrees to words that are no longer shown, and everybody may say no to them', async () => {
  const { driver } = await unasked()
  const old = { body: { kind: 'location' as const, version: '2020-01-01', isGiven: true } }
  expect(await driver.refusal(api.consents.answer, old)).toBe('consent.version_outdated')
  expect(await answer(driver, false, '2020-01-01')).toMatchObject({ isInForce: false })
})

test('an answer that waited for a signal counts from when it was given; one that was overtaken changes nothing', async () => {
  const { driver } = await unasked()
  const from = house.clock.now.getTime()
  const minute = (number: number) => new Date(from + number * minuteMs).toISOString()
  // Its clock runs ten minutes slow.
  const waited = (isGiven: boolean, given: number, sent: number) =>
    driver.send(api.consents.answer, {
      body: { kind: 'location', version, isGiven, at: minute(given - 10), sentAt: minute(sent - 10) },
    })
  house.clock.forward(60 * minuteMs)
  expect(await waited(true, 15, 60)).toEqual({ kind: 'location', isInForce: true, at: minute(15) })
  // On another phone, an hour later.
  house.clock.forward(60 * minuteMs)
  await answer(driver, false)
  expect(await waited(true, 90, 120)).toMatchObject({ isInForce: false })
  expect((await own(driver)).items.map(({ isGiven, at }) => ({ isGiven, at }))).toEqual([
    { isGiven: false, at: minute(120) },
    { isGiven: true, at: minute(15) },
  ])
})

test('each driver answers and reads for himself alone', async () => {
  const one = await unasked()
  const two = await unasked()
  await answer(one.driver, true)
  expect((await own(two.driver)).items).toEqual([])
  expect(await two.driver.refusal(api.tracking.ping, ping(4.6))).toBe('consent.location_required')
})

test('whoever trades agrees to the terms and the use of data once, in the words of today', async () => {
  const consents = { terms: consentVersions.terms, data: consentVersions.data }
  const { driver } = await unasked()
  const traders = [driver]
  for (const role of ['client', 'cliententerprise', 'enterprise', 'driver'] as const)
    traders.push(await called(role, { hasConsent: false }))
  for (const caller of traders) {
    expect((await own(caller)).due).toEqual(['terms', 'data'])
    const old = { body: { consents: { ...consents, data: '2020-01-01' } } }
    expect(await caller.refusal(api.consents.accept, old)).toBe('consent.version_outdated')
    expect((await own(caller)).items).toEqual([])
    await caller.send(api.consents.accept, { body: { consents } })
    await caller.send(api.consents.accept, { body: { consents } })
    const { due, items } = await own(caller)
    expect(due).toEqual([])
    expect(items.map(({ kind, version, isGiven }) => ({ kind, version, isGiven }))).toEqual([
      { kind: 'data', version: consents.data, isGiven: true },
      { kind: 'terms', version: consents.terms, isGiven: true },
    ])
  }
  for (const role of ['administrator', 'accountancy', 'soport'] as const)
    expect((await own(await called(role))).due).toEqual([])
})
