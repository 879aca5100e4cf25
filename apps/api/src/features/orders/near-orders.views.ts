/** Open services as a driver who is his own carrier would choose among them: near him, soon, for his truck; or on his way home. */
import { offerIn } from '#database/state-lists.ts'
import { inState } from '#database/order-states.ts'
import type { NearOrderRow } from '@arriero/contract/orders/order-rows'
import { earthKm, greatCircleKm, type Point } from '@arriero/domain/places/geography'
import { reachableKmh } from '@arriero/domain/places/reach'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { arraysOf, type Fields } from '#database/fields.ts'
import { keysetArrays, type Fragment, type PageQuery } from '#database/keyset.ts'
import { isDoable, type FleetKind } from './assignment/fleet-kinds.views.ts'
import { carrierStanding, type CarrierStanding } from './assignment/carrier-standing.views.ts'
import { rowSources, type OpenRead } from './rows/row-fields.views.ts'
import { nearRow } from './rows/row-shapes.ts'

export type NearQuery = PageQuery & {
  latitude?: number | undefined
  longitude?: number | undefined
  way: 'any' | 'home'
  isOffered?: 'true' | undefined
}

type Origin = { from: 'phone' | 'lastPosition' | 'baseTown' | null; point: Point | undefined }
type Standing = {
  base_place_code: string | null
  latitude: number | null
  longitude: number | null
  reader: CarrierStanding
}

/** A place from longer ago says little of where somebody is. */
const seenMs = 3 * 24 * 3_600_000

/** What each thing weighs against a kilometre without cargo. */
const perDay = 15
const perMissingStar = 4
const unfit = 400
const tooSmall = 400
/** The stars that count for a client nobody has rated yet. */
const usualStars = 4

const standingOf = async ({ db, actor, now }: Ctx): Promise<Standing> => {
  const { rows } = await sql<Standing>`
    select u.base_place_code, seen.latitude, seen.longitude, ${carrierStanding} as reader from users u
    left join lateral (select l.latitude, l.longitude from orders d join last_positions l on l.order_id = d.id
      where d.driver_id = u.id and l.driver_id = u.id and l.at > ${new Date(now.getTime() - seenMs)}
      order by l.at desc limit 1) seen on true
    where u.id = ${actor.id}`.execute(db)
  const [standing] = rows
  if (!standing) throw new Error('nobody looks')
  return standing
}

const originOf = (query: NearQuery, standing: Standing, base: Point | undefined): Origin => {
  const { latitude, longitude } = query
  if (latitude !== undefined && longitude !== undefined)
    return { from: 'phone', point: { latitude, longitude } }
  if (standing.latitude !== null && standing.longitude !== null)
    return { from: 'lastPosition', point: { latitude: standing.latitude, longitude: standing.longitude } }
  return { from: base ? 'baseTown' : null, point: base }
}

const number = (value: number) => sql`${value}::double precision`

/** Kilometres over the sphere; the service's own place only as exactly as everybody may know it (Security B3). */
const kmBetween = (side: 'origin' | 'destination', point: Point | undefined): Fragment => {
  if (!point) return sql`null::double precision`
  const latitude = sql`round(${sql.ref(`o.${side}_latitude`)}::numeric, 2)::double precision`
  const longitude = sql`round(${sql.ref(`o.${side}_longitude`)}::numeric, 2)::double precision`
  return sql`2 * ${number(earthKm)} * asin(least(1, sqrt(
    power(sin(radians(${latitude} - ${number(point.latitude)}) / 2), 2)
    + cos(radians(${number(point.latitude)})) * cos(radians(${latitude}))
      * power(sin(radians(${longitude} - ${number(point.longitude)}) / 2), 2))))`
}

const isLargeEnough = ({ actor }: Ctx): Fragment => sql`exists (select 1 from vehicles big
  where big.owner_id = ${actor.id} and big.is_active and big.capacity_kg >= o.weight_kg)`

/** By days of the calendar, so that a page and the next one agree. */
const daysAhead = ({ now }: Ctx): Fragment =>
  sql`greatest(0, (o.reservation_at at time zone 'America/Bogota')::date - (${now}::timestamptz at time zone 'America/Bogota')::date)`

const rank = (ctx: Ctx, way: NearQuery['way'], fleet: readonly FleetKind[]): Fragment => sql`round((
    coalesce(way.approach_km, 0) + ${way === 'home' ? sql`coalesce(way.home_km, 0)` : sql`0`}
    + ${number(perDay)} * ${daysAhead(ctx)}
    + case when ${isDoable(fleet)} then 0 else ${number(unfit)} end
    + case when ${isLargeEnough(ctx)} then 0 else ${number(tooSmall)} end
    + ${number(perMissingStar)} * (5 - coalesce(client.score_sum::double precision / nullif(client.score_count, 0), ${number(usualStars)}))
  )::numeric, 1)::double precision`

type Read = OpenRead & Pick<NearOrderRow, 'approachKm' | 'homeKm' | 'isLightEnough'>

const fieldsOf = (ctx: Ctx): Fields<Read> => ({
  ...rowSources.open.fields(ctx.actor),
  approachKm: sql`way.approach_km`,
  homeKm: sql`way.home_km`,
  isLightEnough: isLargeEnough(ctx),
})

/** His own, or those still to be reached; home means nearer to it than where he is now. */
const narrowed = (ctx: Ctx, query: NearQuery, homeKm: number): (Fragment | undefined)[] => [
  query.isOffered
    ? sql`exists (select 1 from offers f where f.order_id = o.id and f.carrier_id = ${ctx.actor.id} and f.state in ${offerIn.live})`
    : sql`o.reservation_at > ${ctx.now}::timestamptz + make_interval(hours => 1) * (coalesce(way.approach_km, 0) / ${number(reachableKmh)})`,
  query.way === 'home' ? sql`way.home_km < ${number(homeKm)}` : undefined,
]

/** Who is at home wants what ends near it; who is away, what ends nearer than where he is. */
const homeCircleKm = 80

/** What ends within this of his base town leads home; without one nothing does. */
const homeWithinKm = (point: Point | undefined, base: Point | undefined): number =>
  point && base ? Math.max(homeCircleKm, greatCircleKm(point, base)) : 0

export const nearOrders = async (ctx: Ctx, query: NearQuery) => {
  const standing = await standingOf(ctx)
  const town = standing.base_place_code ? ctx.providers.places.byCode(standing.base_place_code) : undefined
  const { from, point } = originOf(query, standing, town)
  const way = sql`cross join lateral (select ${kmBetween('origin', point)} as approach_km,
    ${kmBetween('destination', town)} as home_km) way`
  const { columns, wireOf } = arraysOf(fieldsOf(ctx))
  const list = {
    columns,
    from: sql`orders o ${rowSources.open.joined} ${way}`,
    countFrom: sql`orders o ${way}`,
    where: [
      sql`o.status = ${inState.pending}`,
      sql`o.reservation_at > ${ctx.now}`,
      ...narrowed(ctx, query, homeWithinKm(point, town)),
    ],
    id: sql`o.id`,
    sorts: { rank: { by: rank(ctx, query.way, standing.reader.fleet), type: 'number' as const } },
  }
  const { rows, page } = await keysetArrays(ctx.db, list, query)
  const items = rows.map((row) => nearRow(wireOf(row), standing.reader, ctx))
  return { items, ...page, from, baseTown: town?.town ?? null }
}
