/** Who is behind a token: read by primary key, asked anew with every request, of many requests at once in one go. Architecture 1.9. */
import type { Actor, Role } from '@arriero/domain/people/roles'
import { latestOf } from '@arriero/domain/time/ahead'
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import { microBatch, type MicroBatch } from '#database/micro-batch.ts'
import { idlesAt } from './idles-at.store.ts'
import { touchMs } from './lifetimes.ts'
import { touchSession } from './sessions.store.ts'

type Question = { tokenHash: Buffer; now: Date; countsAsActivity: boolean }

type Row = {
  number: number
  user_id: string
  role: Role
  is_active: boolean
  enterprise_id: string | null
  is_stale: boolean
}

/**
 * Undefined for what is unknown, ended, expired, idle for too long, or of a deactivated account, and for what a clock
 * that ran ahead has opened. An account in
 * validation passes with `isValidated` false.
 */
export const findActor = (db: Db, tokenHash: Buffer, now: Date): Promise<Actor | undefined> =>
  readActor(db, { tokenHash, now, countsAsActivity: true })

/** The same for the live channel's own asking: an open tab alone must not keep a session from idling out. */
export const peekActor = (db: Db, tokenHash: Buffer, now: Date): Promise<Actor | undefined> =>
  readActor(db, { tokenHash, now, countsAsActivity: false })

const staleBefore = (now: Date) => new Date(now.getTime() - touchMs).toISOString()

const asked = ({ tokenHash, now }: Question, number: number) => ({
  number,
  hash: tokenHash.toString('hex'),
  now: now.toISOString(),
  latest: latestOf(now).toISOString(),
  stale_before: staleBefore(now),
})

/**
 * Many at a time, each by its own clock. `limit 1` keeps each a look at one key: a plan kept from the day when there were few
 * sessions would read all of them for ever. As JSON, so that one plan serves any number. A log-in idles as a whole: its family is
 * asked only where the session itself has been left alone.
 */
const readRows = async (db: Db, questions: readonly Question[]): Promise<(Row | undefined)[]> => {
  const { rows } = await sql<Row>`
    select q.number, s.user_id, s.role, s.is_active, s.enterprise_id, s.last_seen_at < q.stale_before as is_stale
    from json_to_recordset(${JSON.stringify(questions.map(asked))}::json)
      q (number integer, hash text, now timestamptz, latest timestamptz, stale_before timestamptz)
    cross join lateral (
      select s.*, u.role, u.is_active, u.enterprise_id from sessions s join users u on u.id = s.user_id
      where s.token_hash = decode(q.hash, 'hex') and (u.is_active or u.validation <> 'validated') limit 1) s
    where s.ended_at is null and s.expires_at > q.now and s.created_at <= q.latest and (
      ${idlesAt('s')} > q.now
      or exists (select from sessions f where f.family_id = s.family_id and f.ended_at is null
        and ${idlesAt('f')} > q.now))`.execute(db)
  const found = new Map(rows.map((row) => [row.number, row]))
  return questions.map((_, index) => found.get(index))
}

/** Each database has its own batch of questions. */
const batches = new WeakMap<Db, MicroBatch<Question, Row | undefined>>()

/** Nobody waits for others; who comes while a reading is under way is read with the next. */
const askInBatch = (db: Db): MicroBatch<Question, Row | undefined> => {
  const known = batches.get(db)
  if (known) return known
  const batch = microBatch({
    delayMs: 0,
    most: 500,
    run: (questions: readonly Question[]) => readRows(db, questions),
  })
  batches.set(db, batch)
  return batch
}

const readActor = async (db: Db, question: Question): Promise<Actor | undefined> => {
  const row = await askInBatch(db)(question)
  if (!row) return undefined
  if (row.is_stale && question.countsAsActivity) await touchSession(db, question.tokenHash, question.now)
  return { id: row.user_id, role: row.role, isValidated: row.is_active, enterpriseId: row.enterprise_id }
}
