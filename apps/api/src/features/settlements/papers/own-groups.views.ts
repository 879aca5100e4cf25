/** A carrier's own earnings by month, truck or driver: sums of the rows of his list. docs/decisions/0061. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { OwnGroup } from '@arriero/contract/money/settlement-shapes'
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import { cursorOf, pageOf, type Fragment, type Sorts } from '#database/keyset.ts'
import { atOneMoment } from '#database/snapshot.ts'
import { ownFilters } from '../payouts/payouts.views.ts'
import { earnedMonth, sumsBy } from './own-sums.views.ts'

type Query = Omit<InputOf<typeof api.settlements.ownGroups>['query'], 'limit'> & { limit: number }
type Groups = ReplyOf<typeof api.settlements.ownGroups>
type Grouping = Query['by']

const none = sql.lit('none')

const keys: Record<Grouping, Fragment> = {
  month: earnedMonth,
  vehicle: sql`coalesce(o.vehicle_id, ${none})`,
  driver: sql`coalesce(o.driver_id, ${none})`,
}

type Names = ReadonlyMap<string, string>

const vehicleNames = async (db: Db, ids: readonly string[]): Promise<Names> => {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, license_plate as name from vehicles where id = any(${[...ids]})`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const driverNames = async (db: Db, ids: readonly string[]): Promise<Names> => {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from users where id = any(${[...ids]})`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const namesOf: Record<Grouping, (db: Db, ids: readonly string[]) => Promise<Names>> = {
  month: (_db, months) => Promise.resolve(new Map(months.map((month) => [month, month]))),
  vehicle: vehicleNames,
  driver: driverNames,
}

/** Its pages are cut here, of groups that are all added up: `by` is what an order of the database would be made of. */
const sorts: Sorts = { net: { by: sql`net`, type: 'number' }, name: { by: sql`name`, type: 'text' } }

type Place = Pick<OwnGroup, '_id' | 'name' | 'net'>
const byLetters = new Intl.Collator('es', { numeric: true })

/** Below zero where `one` stands before `other`; no two stand alike. */
const inSequence = (sort: Query['sort']) => {
  const sign = sort.startsWith('-') ? -1 : 1
  return (one: Place, other: Place): number =>
    sign *
    ((sort.endsWith('net') ? one.net - other.net : byLetters.compare(one.name ?? '', other.name ?? '')) ||
      (one._id < other._id ? -1 : Number(one._id > other._id)))
}

const valueOf = (sort: Query['sort'], { net, name }: Place): string =>
  sort.endsWith('net') ? String(net) : (name ?? '')

/** Within a snapshot. As many groups as a fleet has trucks or drivers, or it has worked months. */
export const ownGroupsAt = async (ctx: Ctx, query: Query): Promise<Groups> => {
  const sums = await sumsBy(ctx, { within: ownFilters(ctx, query), by: keys[query.by] })
  const names = await namesOf[query.by](ctx.db, [...sums.keys()])
  const compare = inSequence(query.sort)
  const groups = [...sums].map(([_id, ofGroup]) => ({ _id, name: names.get(_id) ?? null, ...ofGroup }))
  const cursor = cursorOf(sorts, query)
  const after = cursor && { _id: cursor.id, name: cursor.value, net: Number(cursor.value) }
  const rest = groups.filter((group) => after === undefined || compare(after, group) < 0).toSorted(compare)
  const { rows, next } = pageOf(rest, query, (row) => ({ value: valueOf(query.sort, row), id: row._id }))
  return { items: rows, total: groups.length, next }
}

export const ownGroups = (ctx: Ctx, query: Query): Promise<Groups> =>
  atOneMoment(ctx, (inner) => ownGroupsAt(inner, query))
