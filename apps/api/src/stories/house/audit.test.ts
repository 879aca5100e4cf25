import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import type { AuditAct, AuditObject } from '@arriero/domain/house/audit'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { record } from '#features/audit/audit.store.ts'
import { sealTrail } from '#features/audit/audit.sweeps.ts'
import { hourMs, minuteMs, openStage } from '../stage.fixture.ts'

const { house, called } = await openStage()
const administrator = await called('administrator', { name: 'Adriana Molina' })
const soport = await called('soport', { name: 'Sofía Guerrero' })
const client = await called('client')
const { db } = house.database

const write = (act: string, more: { actorId?: string; objectId?: string; value?: number } = {}) =>
  // The trail keeps whatever it is told; names of our own keep these rows apart from those of real acts.
  record(house.openCtx(), {
    act: act as AuditAct,
    objectKind: 'thing' as AuditObject,
    objectId: more.objectId ?? null,
    details: { value: more.value ?? 1 },
    ...(more.actorId === undefined ? {} : { actorId: more.actorId }),
  })
const seal = () => sealTrail(house.openCtx())
const verify = (after?: number) =>
  administrator.send(api.audit.verify, { query: after === undefined ? {} : { after } })
type Query = CallInput<typeof api.audit.all>['query']
const trail = async (query: Query = {}) =>
  administrator.send(api.audit.all, { query: { limit: 100, ...query } })

/** What somebody with the database's own rights could do. */
const behindTheGuard = async (
  table: string,
  statement: (id: number) => ReturnType<typeof sql>,
  id: number,
) => {
  await sql`alter table ${sql.table(table)} disable trigger all`.execute(db)
  await statement(id).execute(db)
  await sql`alter table ${sql.table(table)} enable trigger all`.execute(db)
}

describe('the trail', () => {
  beforeAll(async () => {
    const today = house.clock.now
    house.clock.now = new Date(today.getTime() - 3 * 24 * hourMs)
    await write('thing.done', { actorId: soport.actor.id, objectId: '00112233445566778899aabb' })
    house.clock.now = today
    await write('thing.undone', { actorId: administrator.actor.id, objectId: '00112233445566778899ccdd' })
    await write('thing.done')
  })

  test('says who did what to which object, newest first', async () => {
    const { items } = await trail({ objectKind: ['thing'] })
    expect(items.map(({ act, actor }) => [act, actor?.name ?? null])).toEqual([
      ['thing.done', null],
      ['thing.undone', 'Adriana Molina'],
      ['thing.done', 'Sofía Guerrero'],
    ])
    expect(items[2]).toMatchObject({ objectKind: 'thing', details: { value: 1 }, seal: null })
  })

  test.each<[string, Query, number]>([
    ['act', { act: ['thing.undone'] }, 1],
    ['person', { actor: 'guerrero', objectKind: ['thing'] }, 1],
    ['the end of the object’s id', { object: '99ccdd' }, 1],
    ['one box, by person', { q: 'sofia guerrero', objectKind: ['thing'] }, 1],
    ['one box, by object', { q: '99AABB' }, 1],
    ['day', { from: '2026-11-23', to: '2026-11-23', objectKind: ['thing'] }, 2],
    ['last day', { to: '2026-11-22', objectKind: ['thing'] }, 1],
    ['nobody', { actor: 'nadie se llama así' }, 0],
  ])('is searched by %s', async (_, query, count) => {
    expect((await trail(query)).items).toHaveLength(count)
  })

  test('is read page after page, each row once, in both directions', async () => {
    const whole = await trail()
    for (const sort of ['-at', 'at'] as const) {
      const first = await trail({ sort, limit: 2 })
      const rest = await trail({ sort, after: first.next ?? '' })
      const ids = [...first.items, ...rest.items].map(({ _id }) => _id)
      expect(new Set(ids).size).toBe(whole.total)
      expect(ids).toHaveLength(whole.total)
    }
  })

  test('names the person where the object is one', async () => {
    await (await house.as(soport.actor)).send(api.sessions.logOut, {})
    expect((await trail({ act: ['session.ended'] })).items[0]).toMatchObject({
      objectKind: 'user',
      objectName: 'Sofía Guerrero',
    })
  })

  test('is refused to everybody but administrators', async () => {
    for (const caller of [soport, client]) {
      expect(await caller.refusal(api.audit.all, { query: {} })).toBe('auth.role_refused')
      expect(await caller.refusal(api.audit.verify, { query: {} })).toBe('auth.role_refused')
    }
  })

  test.each<[string, Record<string, unknown>]>([
    ['an act that is no word', { act: ["x' or 1=1"] }],
    ['a day that is none', { from: '2026-02-30' }],
    ['a cursor of another list', { after: 'abc' }],
  ])('refuses %s', async (_, query) => {
    expect(await administrator.refusal(api.audit.all, { query: query })).toBe('input.invalid')
  })
})

describe('the database', () => {
  test.each([
    ['change', sql`update audit_trail set act = 'nothing'`],
    ['remove', sql`delete from audit_trail`],
    ['change a seal of', sql`update audit_seals set row_count = 1`],
    ['remove a seal of', sql`delete from audit_seals`],
  ])('lets nobody %s the trail', async (_, statement) => {
    await seal()
    await expect(statement.execute(db)).rejects.toThrow(/only added to|never changed/)
  })

  test('lets no row be sealed again', async () => {
    await write('thing.done')
    await seal()
    await expect(
      sql`update audit_trail set seal_number = 99 where seal_number = 1`.execute(db),
    ).rejects.toThrow()
  })
})

describe('the seals', () => {
  test('cover each row once, the late ones too, and hold', async () => {
    await write('thing.done')
    await seal()
    const slow = await house.database.pool.connect()
    await slow.query('begin')
    await slow.query(
      `insert into audit_trail (at, act, object_kind, details) values (now(), 'thing.slow', 'thing', '{}')`,
    )
    await write('thing.fast')
    await seal()
    await slow.query('commit')
    slow.release()
    expect((await trail({ act: ['thing.slow'] })).items[0]?.seal).toBeNull()
    await seal()
    expect((await trail({ act: ['thing.slow'] })).items[0]?.seal).toBeGreaterThan(0)
    const { total } = await trail()
    expect(await verify()).toMatchObject({ rows: total, broken: null, next: null })
  })

  test('are not set where nothing happened', async () => {
    await seal()
    const before = await verify()
    await seal()
    expect((await verify()).seals).toBe(before.seals)
  })

  test('are set once when two nodes seal at the same moment', async () => {
    for (let count = 0; count < 5; count++) await write('thing.done')
    await Promise.all([seal(), seal(), seal()])
    const { total } = await trail()
    expect(await verify()).toMatchObject({ rows: total, broken: null })
  })

  test('set each minute by the sweep', async () => {
    await write('thing.swept')
    house.clock.forward(minuteMs)
    await house.jobs.runJobs()
    expect((await trail({ act: ['thing.swept'] })).items[0]?.seal).toBeGreaterThan(0)
  })
})

describe('behind the guard', () => {
  let broken: { id: number; sealNumber: number }
  const sealed = async () => {
    await write('thing.precious', { value: 100 })
    await write('thing.done')
    await seal()
    const row = await db
      .selectFrom('audit_trail')
      .select(['id', 'seal_number'])
      .where('act', '=', 'thing.precious')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await write('thing.done')
    await seal()
    return { id: row.id, sealNumber: row.seal_number ?? 0 }
  }

  test.each<[string, (id: number) => ReturnType<typeof sql>, (id: number) => ReturnType<typeof sql>]>([
    [
      'a changed detail',
      (id) => sql`update audit_trail set details = '{"value": 1}' where id = ${id}`,
      (id) => sql`update audit_trail set details = '{"value": 100}' where id = ${id}`,
    ],
    [
      'a changed person',
      (id) => sql`update audit_trail set actor_id = ${client.actor.id} where id = ${id}`,
      (id) => sql`update audit_trail set actor_id = null where id = ${id}`,
    ],
    [
      'a moment moved by a microsecond',
      (id) => sql`update audit_trail set at = at + interval '1 microsecond' where id = ${id}`,
      (id) => sql`update audit_trail set at = at - interval '1 microsecond' where id = ${id}`,
    ],
    [
      'a row taken out of its seal',
      (id) => sql`update audit_trail set seal_number = null where id = ${id}`,
      (id) => sql`update audit_trail set seal_number = ${broken.sealNumber} where id = ${id}`,
    ],
  ])('%s is found, and nothing once it is as it was', async (_, change, undo) => {
    broken = await sealed()
    expect((await verify()).broken).toBeNull()
    await behindTheGuard('audit_trail', change, broken.id)
    expect((await verify()).broken).toMatchObject({ seal: broken.sealNumber, cause: 'rows' })
    await behindTheGuard('audit_trail', undo, broken.id)
    expect((await verify()).broken).toBeNull()
  })

  test('a row that was removed, one that was added, and a seal made anew for it are found', async () => {
    const { id, sealNumber } = await sealed()
    await behindTheGuard(
      'audit_trail',
      () => sql`insert into audit_trail (at, act, object_kind, details, seal_number)
        values ('2026-11-23T13:00:00Z', 'thing.forged', 'thing', '{}', ${sealNumber})`,
      id,
    )
    expect((await verify()).broken).toMatchObject({ seal: sealNumber, cause: 'rows' })
    await behindTheGuard('audit_trail', () => sql`delete from audit_trail where act = 'thing.forged'`, id)
    expect((await verify()).broken).toBeNull()
    await behindTheGuard(
      'audit_seals',
      () =>
        sql`update audit_seals set sealed_at = sealed_at + interval '1 second' where number = ${sealNumber}`,
      id,
    )
    expect((await verify()).broken).toMatchObject({ seal: sealNumber, cause: 'chain' })
    expect((await verify(sealNumber)).broken).toBeNull()
    await behindTheGuard(
      'audit_seals',
      () =>
        sql`update audit_seals set sealed_at = sealed_at - interval '1 second' where number = ${sealNumber}`,
      id,
    )
    await behindTheGuard('audit_trail', () => sql`delete from audit_trail where id = ${id}`, id)
    expect((await verify()).broken).toMatchObject({ seal: sealNumber, cause: 'rows' })
    await behindTheGuard('audit_seals', () => sql`delete from audit_seals where number = ${sealNumber}`, id)
    expect((await verify()).broken).toMatchObject({ seal: sealNumber, sealedAt: null, cause: 'missing' })
  })
})
