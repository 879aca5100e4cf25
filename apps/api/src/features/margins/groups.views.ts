/** What lanes, clients, carriers or weeks come to. docs/decisions/0072. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { MarginGroup } from '@arriero/contract/money/margins'
import type { Ctx } from '#context.ts'
import { cursorOf, pageOf, type Sorts } from '#database/keyset.ts'
import { sql } from 'kysely'
import { atOneMoment } from '#database/snapshot.ts'
import { namesOf } from './names.views.ts'
import { sumsBy } from './sums.views.ts'

type Query = Omit<InputOf<typeof api.margins.groups>['query'], 'limit'> & { limit: number }
type Groups = ReplyOf<typeof api.margins.groups>

/** Its pages are cut here, of groups that are all added up: `by` is what an order of the database would be made of. */
const sorts: Sorts = {
  margin: { by: sql`margin`, type: 'number' },
  services: { by: sql`services`, type: 'number' },
  offers: { by: sql`offers`, type: 'number' },
  name: { by: sql`name`, type: 'text' },
}

const byLetters = new Intl.Collator('es', { numeric: true })

const ofSort = (sort: Query['sort']) => sort.replace(/^-/, '') as 'margin' | 'services' | 'offers' | 'name'
const valueOf = (sort: Query['sort'], group: MarginGroup): string => String(group[ofSort(sort)])

type Place = { _id: string; value: string }

/** Below zero where `one` stands before `other`; no two stand alike. */
const inSequence = (sort: Query['sort']) => {
  const sign = sort.startsWith('-') ? -1 : 1
  const compare = (one: string, other: string) =>
    ofSort(sort) === 'name' ? byLetters.compare(one, other) : Number(one) - Number(other)
  return (one: Place, other: Place): number =>
    sign * (compare(one.value, other.value) || (one._id < other._id ? -1 : Number(one._id > other._id)))
}

/** Within a snapshot. As many groups as there are lanes, clients or carriers that had a service in those weeks. */
export const marginGroupsAt = async (ctx: Ctx, query: Query): Promise<Groups> => {
  const { by, sort } = query
  const sums = await sumsBy(ctx, query, by)
  const names = await namesOf(
    ctx,
    by,
    sums.map(({ key }) => key),
  )
  const compare = inSequence(sort)
  const groups = sums.map(({ key, ...figures }) => ({ _id: key, name: names.get(key) ?? key, ...figures }))
  const places = groups
    .map((group) => ({ group, _id: group._id, value: valueOf(sort, group) }))
    .toSorted(compare)
  const cursor = cursorOf(sorts, query)
  const after = cursor && { _id: cursor.id, value: cursor.value }
  const rest = places.filter((place) => after === undefined || compare(after, place) < 0)
  const { rows, next } = pageOf(rest, query, ({ value, _id: id }) => ({ value, id }))
  return { items: rows.map(({ group }) => group), total: groups.length, next }
}

export const marginGroups = (ctx: Ctx, query: Query): Promise<Groups> =>
  atOneMoment(ctx, (inner) => marginGroupsAt(inner, query))
