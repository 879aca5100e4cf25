/** The trail as administrators read it. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import { oneOf, withinDays } from '#database/conditions.ts'
import { columnsOf, wireOf, type Fields } from '#database/fields.ts'
import {
  countUpTo,
  cursorOf,
  pageOf,
  totalMax,
  type Fragment,
  type PageQuery,
  type Sorts,
} from '#database/keyset.ts'
import { searchForm } from '@arriero/domain/typed/search-words'
import { searchIn } from '#database/search-text.ts'
import { batchHash, noSeal, sealHash, type SealedRow } from './seal-hash.ts'
import { lastDroppedSeal, rowsOfSeals, sealNumbered, sealsAfter, type Seal } from './seals.store.ts'

/** A seal covers up to 2,000 rows, so a call checks at most 200,000. */
const sealsPerCall = 100

type Cause = 'rows' | 'chain' | 'missing'
type Broken = { seal: number; sealedAt: string | null; cause: Cause }

type Covered = {
  rows: readonly SealedRow[]
  previousHash: Buffer
  /** Its month has gone, or part of it: the chain alone is held. */
  isDropped: boolean
}

const causeOf = (seal: Seal, { rows, previousHash, isDropped }: Covered): Cause | undefined => {
  if (!seal.previousHash.equals(previousHash) || !sealHash(seal).equals(seal.hash)) return 'chain'
  if (isDropped) return undefined
  return rows.length === seal.rowCount && batchHash(rows).equals(seal.batchHash) ? undefined : 'rows'
}

type Run = { seals: readonly Seal[]; before: Seal | undefined; after: number }

/** The first seal that does not hold, and how many did. */
const firstBroken = async (
  db: Db,
  { seals, before, after }: Run,
): Promise<{ held: Seal[]; rowCount: number; broken: Broken | null }> => {
  const rows = await rowsOfSeals(db, { from: after + 1, to: seals.at(-1)?.number ?? after })
  const dropped = await lastDroppedSeal(db)
  const held: Seal[] = []
  let previous = before
  let rowCount = 0
  for (const [index, seal] of seals.entries()) {
    const expected = after + index + 1
    if (seal.number !== expected)
      return { held, rowCount, broken: { seal: expected, sealedAt: null, cause: 'missing' } }
    const own = rows.get(seal.number) ?? []
    const previousHash = previous?.hash ?? noSeal
    const cause = causeOf(seal, { rows: own, previousHash, isDropped: seal.number <= dropped })
    if (cause)
      return { held, rowCount, broken: { seal: seal.number, sealedAt: seal.sealedAt.toISOString(), cause } }
    held.push(seal)
    rowCount += own.length
    previous = seal
  }
  return { held, rowCount, broken: null }
}

/**
 * Computes the seals anew: what was changed, added or taken out behind the product's back is found. Goes on behind the seal
 * `after`, which was checked by the call before.
 */
export const verifySeals = async (db: Db, after = 0) => {
  const before = after === 0 ? undefined : await sealNumbered(db, after)
  const seals = await sealsAfter(db, after, sealsPerCall)
  const { held, rowCount, broken } = await firstBroken(db, { seals, before, after })
  const last = held.at(-1)
  return {
    seals: held.length,
    rows: rowCount,
    broken,
    next: broken === null && seals.length === sealsPerCall ? (last?.number ?? null) : null,
    last: last
      ? { seal: last.number, sealedAt: last.sealedAt.toISOString(), hash: last.hash.toString('hex') }
      : null,
  }
}

/** `objectId`: the whole id, as it is written. */
type Query = InputOf<typeof api.audit.all>['query'] & { objectId?: string }
type Trail = ReplyOf<typeof api.audit.all>

type TrailRow = { _id: string; at_text: string }

const fields: Fields<Trail['items'][number]> = {
  _id: sql`a.id::text`,
  at: sql`a.at`,
  act: sql`a.act`,
  actor: { _id: sql`a.actor_id`, name: sql`u.name`, rol: sql`u.role` },
  objectKind: sql`a.object_kind`,
  objectId: sql`a.object_id`,
  objectName: sql`o.name`,
  details: sql`a.details`,
  seal: sql`a.seal_number`,
}

const sorts: Sorts = { at: { by: sql`a.at`, type: 'instant' } }

/** Read from behind, so that an index finds it. */
const objectEnds = (text: string): Fragment => {
  const backwards = [...searchForm(text)].toReversed().join('')
  return sql`reverse(a.object_id) like ${`${backwards.replace(/[\\%_]/g, '\\$&')}%`}`
}

const peopleMax = 200

/** Ids of those whose name, e-mail, identification or id it is. */
const peopleFound = async (db: Db, text: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select w.id from users w where ${searchIn(sql`w.search`, text, [sql`w.id`]) ?? sql`false`} limit ${peopleMax}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

const byActor = async (db: Db, text: string | undefined) =>
  text ? sql`a.actor_id = any(${await peopleFound(db, text)})` : undefined

/** What one box finds: who acted, or on what. */
const byText = async (db: Db, text: string | undefined) =>
  text ? sql`(a.actor_id = any(${await peopleFound(db, text)}) or ${objectEnds(text)})` : undefined

const trailConditions = async (db: Db, query: Query): Promise<Fragment[]> =>
  [
    oneOf(sql`a.act`, query.act),
    oneOf(sql`a.object_kind`, query.objectKind),
    query.object ? objectEnds(query.object) : undefined,
    query.objectId === undefined ? undefined : sql`a.object_id = ${query.objectId}`,
    await byActor(db, query.actor),
    await byText(db, query.q),
    ...withinDays(sql`a.at`, query),
  ].filter((one) => one !== undefined)

const all = (conditions: readonly Fragment[]) =>
  conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``

/** One page; an id is a number here, so the cursor is compared as one. */
export const trailPage = async (
  { db }: Pick<Ctx, 'db'>,
  query: Query & Pick<PageQuery, 'counts'>,
): Promise<Trail> => {
  const conditions = await trailConditions(db, query)
  const cursor = cursorOf(sorts, query)
  const isDown = query.sort === '-at'
  const sign = isDown ? sql`<` : sql`>`
  const after = cursor && sql`(a.at, a.id) ${sign} (${cursor.value}::timestamptz, ${cursor.id}::bigint)`
  const direction = isDown ? sql`desc` : sql`asc`
  const { rows } = await sql<TrailRow>`
    select ${columnsOf(fields)}, a.at::text as at_text
    from audit_trail a left join users u on u.id = a.actor_id
      left join users o on a.object_kind = 'user' and o.id = a.object_id
    ${all(after ? [...conditions, after] : conditions)}
    order by a.at ${direction}, a.id ${direction} limit ${query.limit + 1}`.execute(db)
  const count =
    query.counts === false ? 0 : await countUpTo(db, sql`select 1 from audit_trail a ${all(conditions)}`)
  const page = pageOf(rows, query, ({ _id, at_text }) => ({ value: at_text, id: _id }))
  const total = count > totalMax ? { total: totalMax, totalIsMore: true } : { total: count }
  return { items: page.rows.map(wireOf(fields)), ...total, next: page.next }
}
