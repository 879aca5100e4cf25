/** Staff goes from paper to paper: what waits, what one says of it, and what can be taken back. Decision 0069. */
import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertWaiting } from '#features/credentials/credentials.store.ts'
import { bellsOf } from '../notifications/notifications.fixture.ts'
import { applicant } from '../people/accounts.fixture.ts'
import { openStage } from '../stage.fixture.ts'

const { house, called, fleet } = await openStage()
const { db } = house.database
const { bellOf } = bellsOf(house)
const ana = await called('administrator')
const luis = await called('administrator')
const today = bogotaDay(house.clock.now)
const laterMs = 13_000

type Body = CallInput<typeof api.papers.judge>['body']
const at = (_id: string) => ({ params: { _id } })
/** The clock stands still between two of them: which came last is not a matter of milliseconds. */
const judge = (_id: string, body: Body, who = ana) => who.send(api.papers.judge, { ...at(_id), body })
const refusal = (_id: string, body: Body, who = ana) => who.refusal(api.papers.judge, { ...at(_id), body })
const yes = { isValidated: true } as const
const no = { isValidated: false, reason: 'unreadable' } as const
const look = (_id: string) => ana.send(api.papers.look, at(_id))
const queue = async () => (await ana.send(api.papers.review, { query: { limit: 100 } })).items
const isQueued = async (_id: string) => (await queue()).some((row) => row._id === _id)

const paperOf = async (userId: string, kind: string) =>
  (
    await db
      .selectFrom('credentials')
      .select('id')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where((where) => where.or([where('is_latest', '=', true), where('is_waiting', '=', true)]))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id

const waitingDriver = async () => {
  const driver = await applicant(house, 'driver')
  return { driver, health: await paperOf(driver.id, 'health'), licence: await paperOf(driver.id, 'licence') }
}

/** A company that works, with a newer tax registry beside the validated one. */
const newRegistry = async () => {
  const { carrier } = await fleet()
  const userId = carrier.actor.id
  const id = await insertWaiting(house.openCtx(), {
    holder: { userId },
    kind: 'taxRegistry',
    name: 'RUT',
    imageIds: ['a'.repeat(24)],
  })
  return { carrier, id }
}

beforeEach(() => house.clock.forward(laterMs))

describe('the queue', () => {
  test('holds what nobody has looked at, and how many they are', async () => {
    const before = await ana.send(api.papers.review, { query: {} })
    const { health } = await waitingDriver()
    const after = await ana.send(api.papers.review, { query: {} })
    expect(after.figures.waiting).toBe(before.figures.waiting + 4)
    expect(await isQueued(health)).toBe(true)
    await judge(health, { ...yes, tookMs: 8_000 })
    expect(await isQueued(health)).toBe(false)
  })

  test('tells the pace of whoever reads it, and of nobody else', async () => {
    const { health, licence } = await waitingDriver()
    const caller = await called('administrator')
    const figures = async () => (await caller.send(api.papers.review, { query: {} })).figures
    expect(await figures()).toMatchObject({ judgedToday: 0, medianSeconds: null })
    await judge(health, { ...yes, tookMs: 4_000 }, caller)
    await judge(licence, { ...no, tookMs: 8_000 }, caller)
    expect(await figures()).toMatchObject({ judgedToday: 2, medianSeconds: 6 })
  })

  test('is nobody’s but the administrators’', async () => {
    const { health } = await waitingDriver()
    const soport = await called('soport')
    expect(await soport.refusal(api.papers.review, { query: {} })).toBe('auth.role_refused')
    expect(await soport.refusal(api.papers.judge, { ...at(health), body: yes })).toBe('auth.role_refused')
  })
})

describe('a look', () => {
  test('shows what is registered and what else is there', async () => {
    const { driver, health } = await waitingDriver()
    expect(await look(health)).toMatchObject({
      holder: 'person',
      user: { _id: driver.id, rol: 'driver', isActive: false },
      needsSecond: false,
      judged: null,
    })
    expect((await look(health)).others.map(({ kind }) => kind)).toEqual([
      'identity',
      'licence',
      'occupationalRisk',
    ])
    expect(await ana.refusal(api.papers.look, at('f'.repeat(24)))).toBe('paper.not_found')
  })

  test('is noted once', async () => {
    const { driver, health } = await waitingDriver()
    for (const _ of [1, 2]) await look(health)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from audit_trail where act = 'paper.read' and object_id = ${driver.id}`.execute(
      db,
    )
    expect(rows[0]?.count).toBe(1)
  })
})

describe('a verdict', () => {
  test('keeps the days that were read, and its owner hears of all papers at once, later', async () => {
    const { driver, health, licence } = await waitingDriver()
    const expirationDate = daysAfter(today, 200)
    await judge(health, { ...yes, expirationDate })
    await judge(licence, yes)
    expect((await look(health)).paper).toMatchObject({ isActive: true, expirationDate })
    expect(await bellOf(driver)).toEqual([])
    house.clock.forward(laterMs)
    await house.jobs.runJobs()
    expect(await bellOf(driver)).toMatchObject([{ kind: 'paper.validated', title: 'Validamos 2 documentos' }])
  })

  test('of a refusal says why, and the paper waits for its owner from then on', async () => {
    const { driver, health } = await waitingDriver()
    await judge(health, { ...no, words: 'La foto está movida.' })
    expect((await look(health)).paper).toMatchObject({
      isActive: false,
      invalidated: { reason: 'No se lee bien. La foto está movida.' },
    })
    expect(await isQueued(health)).toBe(false)
    house.clock.forward(laterMs)
    await house.jobs.runJobs()
    expect(await bellOf(driver)).toMatchObject([{ kind: 'paper.invalidated' }])
    const ask = { ...at(driver.id), body: { holder: 'person' as const, kind: 'health' as const } }
    await ana.send(api.papers.ask, ask)
    expect(await ana.refusal(api.papers.ask, ask)).toBe('paper.already_asked')
    const aDayAgo = new Date(house.clock.now.getTime() - 24 * 3_600_000)
    await db
      .updateTable('paper_requests')
      .set({ asked_at: aDayAgo })
      .where('user_id', '=', driver.id)
      .execute()
    await ana.send(api.papers.ask, ask)
  })

  test('is refused where it lacks a reason, has wrong days or somebody was quicker', async () => {
    const { health, licence } = await waitingDriver()
    expect(await refusal(health, { isValidated: false })).toBe('paper.invalidation_reason_required')
    expect(await refusal(health, { ...no, reason: 'other' })).toBe('paper.invalidation_words_required')
    expect(await refusal(health, { ...yes, reason: 'unreadable' })).toBe('input.invalid')
    expect(await refusal(health, { ...yes, expirationDate: null })).toBe('paper.expires_on_required')
    expect(await refusal(health, { ...yes, expirationDate: daysAfter(today, -1) })).toBe(
      'paper.already_expired',
    )
    expect(await refusal(licence, { ...no, expirationDate: daysAfter(today, 9) })).toBe('input.invalid')
    await judge(health, yes)
    expect(await refusal(health, no, luis)).toBe('paper.judged')
  })
})

test('a truck’s paper is judged as a person’s is, and who reviews an older state of the truck is told', async () => {
  const { carrier, pair } = await fleet()
  const { vehicleId } = pair
  const id = await insertWaiting(house.openCtx(), {
    holder: { vehicleId },
    kind: 'soat',
    name: 'Soat',
    issuedOn: daysAfter(today, -1),
    expiresOn: daysAfter(today, 300),
    imageIds: ['a'.repeat(24)],
  })
  const { version } = await db
    .selectFrom('vehicles')
    .select('version')
    .where('id', '=', vehicleId)
    .executeTakeFirstOrThrow()
  expect(await look(id)).toMatchObject({
    holder: 'vehicle',
    vehicleId,
    user: { _id: carrier.actor.id },
    vehicle: { service: 'publico' },
    paper: { isWaiting: true },
    needsSecond: false,
  })
  expect(await judge(id, yes)).toEqual({ updated: true, needsSecond: false })
  expect((await look(id)).paper).toMatchObject({ isActive: true, isWaiting: false })
  const body = { _id: vehicleId, isActive: false, version }
  expect(await ana.refusal(api.vehicles.update, { params: { _id: vehicleId }, body })).toBe('vehicle.changed')
})

describe('what was said a moment ago', () => {
  test('is taken back, days and all, and nobody hears of it', async () => {
    const { driver, health } = await waitingDriver()
    const before = (await look(health)).paper
    await judge(health, { ...yes, expirationDate: daysAfter(today, 9) })
    await ana.send(api.papers.undo, at(health))
    expect((await look(health)).paper).toEqual({ ...before, images: expect.any(Array) })
    expect(await isQueued(health)).toBe(true)
    house.clock.forward(laterMs)
    expect(await bellOf(driver)).toEqual([])
    expect(await ana.refusal(api.papers.undo, at(health))).toBe('paper.nothing_to_undo')
  })

  test('is nobody else’s to take back, and not for long', async () => {
    const { health } = await waitingDriver()
    await judge(health, no)
    expect(await luis.refusal(api.papers.undo, at(health))).toBe('paper.nothing_to_undo')
    house.clock.forward(laterMs)
    expect(await ana.refusal(api.papers.undo, at(health))).toBe('paper.undo_late')
  })

  test('of a newer version leaves the older one in force', async () => {
    const { carrier, id } = await newRegistry()
    for (const refused of [false, true]) {
      if (refused) await judge(id, no)
      else {
        await judge(id, yes)
        await judge(id, yes, luis)
      }
      await (refused ? ana : luis).send(api.papers.undo, at(id))
      const versions = await db
        .selectFrom('credentials')
        .select(['is_latest', 'is_waiting', 'is_active'])
        .where('user_id', '=', carrier.actor.id)
        .where('kind', '=', 'taxRegistry')
        .orderBy('is_waiting')
        .execute()
      expect(versions).toEqual([
        { is_latest: true, is_waiting: false, is_active: true },
        { is_latest: false, is_waiting: true, is_active: false },
      ])
    }
  })
})

describe('a newer tax registry', () => {
  test('counts once two have validated it', async () => {
    const { id } = await newRegistry()
    expect(await look(id)).toMatchObject({ needsSecond: true })
    expect(await judge(id, yes)).toEqual({ updated: true, needsSecond: true })
    expect((await queue()).find((row) => row._id === id)).toMatchObject({ first: { _id: ana.actor.id } })
    expect(await refusal(id, yes)).toBe('paper.second_person')
    expect(await judge(id, yes, luis)).toEqual({ updated: true, needsSecond: false })
    expect((await look(id)).paper).toMatchObject({ isActive: true, isWaiting: false })
  })

  test('needs its second look from a profile too', async () => {
    const { carrier, id } = await newRegistry()
    const validating = {
      params: { _id: carrier.actor.id },
      body: { documents: [{ _id: id, isActive: true }] },
    }
    await ana.send(api.accounts.update, validating)
    expect((await look(id)).judged).toMatchObject({ outcome: 'first', isMine: true })
    house.clock.forward(5)
    expect(await ana.refusal(api.accounts.update, validating)).toBe('paper.second_person')
    await luis.send(api.accounts.update, validating)
    expect((await look(id)).paper).toMatchObject({ isActive: true, isWaiting: false })
  })

  test('counts at once where administrators decided so', async () => {
    const { id } = await newRegistry()
    const setting = (value: number) =>
      ana.send(api.settings.update, { params: { key: 'secondPersonOnMoneyPapers' }, body: { value } })
    await setting(0)
    expect(await judge(id, yes)).toEqual({ updated: true, needsSecond: false })
    await setting(1)
  })
})
