/** Rows of signs: raised by looks, put aside by people, gone with time or with who leaves. docs/decisions/0073. */
import {
  newEvidence,
  signalFigures,
  signalHarmAt,
  stateAfter,
  type SignalState,
  type Standing,
} from '@arriero/domain/house/signals'
import { sql } from 'kysely'
import type { Ctx, Db, OpenCtx } from '#context.ts'
import { hintInbox } from '#effects/tell.ts'
import type { Evidence, Found } from './found.ts'

type Writing = Pick<OpenCtx, 'db' | 'now' | 'newId'>
type Held = { id: string; state: SignalState }

/** Its row, made where there is none, locked until the look ends. */
const hold = async ({ db, now, newId }: Writing, found: Found): Promise<Held> => {
  const { kind, key, aboutId, orderId = null, stakePesos = 0 } = found
  await db
    .insertInto('signals')
    .values({
      id: newId(),
      kind,
      key,
      state: 'open',
      about_id: aboutId,
      order_id: orderId,
      stake_pesos: stakePesos,
      first_at: now,
      raised_at: now,
      harm_at: signalHarmAt(kind, now),
    })
    .onConflict((already) => already.constraint('signals_once').doNothing())
    .execute()
  const row = await db
    .selectFrom('signals')
    .select(['id', 'state'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row as Held
}

const knownOf = async (db: Db, signalId: string): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('signal_evidence')
    .select('key')
    .where('signal_id', '=', signalId)
    .execute()
  return new Set(rows.map(({ key }) => key))
}

const insertEvidence = async (
  { db, now }: Writing,
  signalId: string,
  evidence: readonly Evidence[],
): Promise<void> => {
  await db
    .insertInto('signal_evidence')
    .values(
      evidence.map(
        ({ key, at, userId = null, vehicleId = null, orderId = null, fileId = null, facts = {} }) => ({
          signal_id: signalId,
          key,
          at,
          found_at: now,
          user_id: userId,
          vehicle_id: vehicleId,
          order_id: orderId,
          file_id: fileId,
          facts: JSON.stringify(facts),
        }),
      ),
    )
    .execute()
}

const raiseOne = async (ctx: Writing, found: Found): Promise<void> => {
  const { db, now } = ctx
  const { id, state } = await hold(ctx, found)
  const byKey = new Map(found.evidence.map((one) => [one.key, one]))
  const fresh = new Set(newEvidence(await knownOf(db, id), [...byKey.keys()]))
  if (fresh.size === 0) return
  await insertEvidence(
    ctx,
    id,
    [...byKey.values()].filter(({ key }) => fresh.has(key)),
  )
  const after = stateAfter(state, fresh.size)
  await db
    .updateTable('signals')
    .set({
      state: after,
      raised_at: now,
      about_id: found.aboutId,
      stake_pesos: found.stakePesos ?? 0,
      // What is open already keeps its hour: more of it is no reason to wait longer.
      ...(after === state ? {} : { harm_at: signalHarmAt(found.kind, now) }),
    })
    .where('id', '=', id)
    .execute()
  if (after !== state) hintInbox(ctx)
}

const placeOf = ({ kind, key }: Found) => `${kind} ${key}`

/** Each sign once, whatever was found of it before; always in one sequence, so that two looks cannot wait for each other. */
export const raise = async (ctx: Writing, found: readonly Found[]): Promise<void> => {
  for (const one of found.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))) await raiseOne(ctx, one)
}

/** Locked until the act ends; undefined where there is none. */
export const lockSignal = async ({ db }: Ctx, id: string): Promise<Standing | undefined> => {
  const row = await db
    .selectFrom('signals')
    .select(['state', 'raised_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && { state: row.state as SignalState, raisedAt: row.raised_at }
}

export const writeAside = async ({ db, now, actor, newId }: Ctx, id: string, note: string): Promise<void> => {
  await db
    .insertInto('signal_decisions')
    .values({ id: newId(), signal_id: id, by_id: actor.id, at: now, note })
    .execute()
  await db.updateTable('signals').set({ state: 'aside' }).where('id', '=', id).execute()
}

/** Of who leaves: what was remembered of him, and signs that tell of nobody else any more. */
export const eraseSignalsOf = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom('account_prints').where('user_id', '=', userId).execute()
  await db.deleteFrom('device_sightings').where('user_id', '=', userId).execute()
  await db.deleteFrom('picture_prints').where('user_id', '=', userId).execute()
  const { rows } = await sql<{ signal_id: string }>`
    delete from signal_evidence where user_id = ${userId} returning signal_id`.execute(db)
  const ids = [...new Set(rows.map(({ signal_id: id }) => id))]
  if (ids.length === 0) return
  // Two houses made it a sign: one of them alone is none.
  await sql`
    delete from signals s where s.id = any(${ids}) and (
      select count(distinct e.user_id) from signal_evidence e where e.signal_id = s.id)
      < case when s.kind like 'same%' then 2 else 1 end`.execute(db)
  await sql`
    update signals s set about_id = (
      select e.user_id from signal_evidence e where e.signal_id = s.id and e.user_id is not null order by e.at desc, e.key limit 1)
    where s.id = any(${ids}) and s.about_id = ${userId}`.execute(db)
}

const dayMs = 86_400_000

/** What was put aside long ago; answers how many. */
export const removeOld = async ({ db, now }: Pick<OpenCtx, 'db' | 'now'>, limit: number): Promise<number> => {
  const before = new Date(now.getTime() - signalFigures.keptDays * dayMs)
  const { rows } = await sql<{ id: string }>`
    delete from signals where id in (select id from signals where state = 'aside' and raised_at < ${before}
      order by raised_at limit ${limit} for update skip locked) returning id`.execute(db)
  return rows.length
}

/** Browsers that nobody was seen with for a year; answers how many. */
export const forgetDevices = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  limit: number,
): Promise<number> => {
  const before = new Date(now.getTime() - signalFigures.deviceDays * dayMs)
  const { rows } = await sql<{ device: string }>`
    delete from device_sightings where (device, user_id) in (select device, user_id from device_sightings
      where seen_at < ${before} order by seen_at limit ${limit} for update skip locked) returning device`.execute(
    db,
  )
  return rows.length
}
