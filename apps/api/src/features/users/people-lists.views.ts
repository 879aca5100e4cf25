/** Drivers, cargo owners, staff and transport enterprises as staff lists them. Spec §2, security B2 rows 5, 7, 8, 9, 10. */
import { oneOf } from '#database/conditions.ts'
import { inState } from '#database/order-states.ts'
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { Role } from '@arriero/domain/people/roles'
import { scoreOf } from '@arriero/domain/orders/scores'
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import { keysetPage, type Fragment, type PageQuery } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'
import { as } from '#http/serve.ts'
import { isToJudge } from '#features/credentials/credentials.views.ts'
import {
  nameOrWholeNumber,
  peopleFilters,
  peopleSorts,
  personColumns,
  personOfList,
  type PersonRow,
} from './people-list.views.ts'
import { isFree } from './users.views.ts'

type PersonFacts = { pending_papers: number; finished_count: number }
type CarrierFacts = PersonFacts & {
  score_sum: number
  score_count: number
  vehicles: { _id: string; licensePlate: string }[]
  vehicle_count: number
}
type FactsOf = {
  person: PersonFacts
  enterprise: CarrierFacts & { driver_count: number }
  driver: CarrierFacts & {
    is_free: boolean
    enterprise_id: string | null
    enterprise_name: string | null
    enterprise_image_id: string | null
  }
}

/** More of them are read on the owner's own page. */
const platesShown = 6

const person = sql`u.id, u.finished_count,
  (select count(*) from credentials c where c.user_id = u.id and ${isToJudge}) as pending_papers`
const carrier = sql`${person}, u.score_sum, u.score_count,
  coalesce((select jsonb_agg(jsonb_build_object('_id', w.id, 'licensePlate', w.license_plate) order by w.license_plate)
    from (select v.id, v.license_plate from vehicles v where v.owner_id = u.id order by v.license_plate limit ${platesShown}) w),
    '[]'::jsonb) as vehicles,
  (select count(*) from vehicles v where v.owner_id = u.id) as vehicle_count`

const columns = {
  person,
  enterprise: sql`${carrier}, (select count(*) from users d where d.enterprise_id = u.id) as driver_count`,
  driver: sql`${carrier}, ${isFree} as is_free, u.enterprise_id, e.name as enterprise_name,
    e.image_id as enterprise_image_id`,
}

/** What the rows of a page of people have besides themselves, all of it in one statement. By id. */
const factsOfPeople = async <K extends keyof FactsOf>(
  db: Db,
  kind: K,
  ids: readonly string[],
): Promise<Map<string, FactsOf[K]>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<FactsOf[K] & { id: string }>`
    select ${columns[kind]} from users u left join users e on e.id = u.enterprise_id
    where u.id in (${sql.join(ids)})`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

type Reply<E extends keyof typeof api.users> = ReplyOf<(typeof api.users)[E]>
type Query<E extends keyof typeof api.users> = InputOf<(typeof api.users)[E]>['query']

type Listed = { where: readonly (Fragment | undefined)[]; query: PageQuery }

const pageOfPeople = (ctx: Ctx, { where, query }: Listed) =>
  keysetPage<PersonRow>(
    ctx.db,
    { select: personColumns, from: sql`users u`, where, id: sql`u.id`, sorts: peopleSorts },
    query,
  )

/** The page first, then what its rows have besides: nothing is counted for rows that are not shown. */
const withFacts = async <F extends PersonFacts, T>(
  ctx: Ctx,
  { listed, facts }: { listed: Listed; facts: (ids: readonly string[]) => Promise<Map<string, F>> },
  toItem: (row: PersonRow & F) => T,
) => {
  const { rows, page } = await pageOfPeople(ctx, listed)
  const found = await facts(rows.map(({ id }) => id))
  const items = rows.flatMap((row) => {
    const own = found.get(row.id)
    return own ? [toItem({ ...row, ...own })] : []
  })
  return { items, ...page }
}

const carrierItem = (ctx: Ctx, row: PersonRow & CarrierFacts) => ({
  ...personOfList(ctx, row),
  countOrder: row.finished_count,
  score: scoreOf(row.score_sum, row.score_count),
  vehicles: row.vehicles,
  vehicleCount: row.vehicle_count,
})

const ofEnterprise = (text: string | undefined): Fragment | undefined => {
  const found = searchIn(sql`n.search`, text)
  return found && sql`u.enterprise_id in (select n.id from users n where n.role = 'enterprise' and ${found})`
}

/** As `isFree` says it, for a whole list: who drives now is read once. Who may not work is neither Disponible nor Ocupado. */
export const availability = (values: readonly boolean[] | undefined): Fragment | undefined => {
  const wanted = new Set(values)
  if (wanted.size !== 1) return undefined
  const running = sql`(select o.driver_id from orders o where o.status = ${inState.running} and o.driver_id is not null)`
  return wanted.has(true)
    ? sql`(u.is_active and u.is_available and u.id not in ${running})`
    : sql`(u.is_active and (not u.is_available or u.id in ${running}))`
}

/** `isHired`: those who drive for an enterprise; else natural persons who are their own carrier. */
export const driversList = (
  ctx: Ctx,
  isHired: boolean,
  query: Query<'drivers'>,
): Promise<Reply<'drivers'>> => {
  const role: Role = isHired ? 'enterprisedriver' : 'driver'
  const where = [
    sql`u.role = ${role}`,
    availability(query.status),
    ofEnterprise(query.enterprise),
    ...peopleFilters(query, { hasVehicles: true }),
  ]
  const facts = (ids: readonly string[]) => factsOfPeople(ctx.db, 'driver', ids)
  return withFacts(ctx, { listed: { where, query }, facts }, (row) => ({
    ...carrierItem(ctx, row),
    status: row.is_free,
    enterprise:
      row.enterprise_id === null
        ? null
        : {
            _id: row.enterprise_id,
            name: row.enterprise_name ?? '',
            image: row.enterprise_image_id === null ? null : ctx.fileUrl(row.enterprise_image_id),
          },
  }))
}

export const clientsList = (
  ctx: Ctx,
  isCompany: boolean,
  query: Query<'clients'>,
): Promise<Reply<'clients'>> => {
  const role: Role = isCompany ? 'cliententerprise' : 'client'
  const where = [sql`u.role = ${role}`, ...peopleFilters(query)]
  const facts = (ids: readonly string[]) => factsOfPeople(ctx.db, 'person', ids)
  return withFacts(ctx, { listed: { where, query }, facts }, (row) => ({
    ...personOfList(ctx, row),
    countOrder: row.finished_count,
  }))
}

/** Written out, since an index of their own stands for exactly these words. */
const isStaff = sql`u.role in ('administrator', 'accountancy', 'soport')`

export const backofficeList = (ctx: Ctx, query: Query<'backoffice'>): Promise<Reply<'backoffice'>> => {
  const where = [isStaff, oneOf(sql`u.role`, query.rol), ...peopleFilters(query)]
  const facts = (ids: readonly string[]) => factsOfPeople(ctx.db, 'person', ids)
  return withFacts(ctx, { listed: { where, query }, facts }, (row) => personOfList(ctx, row))
}

export const enterprisesList = (ctx: Ctx, query: Query<'enterprises'>): Promise<Reply<'enterprises'>> => {
  const where = [sql`u.role = 'enterprise'`, ...peopleFilters(query, { hasVehicles: true })]
  const facts = (ids: readonly string[]) => factsOfPeople(ctx.db, 'enterprise', ids)
  return withFacts(ctx, { listed: { where, query }, facts }, (row) => ({
    ...carrierItem(ctx, row),
    driverCount: row.driver_count,
  }))
}

const onlyPage = ({ limit, sort }: PageQuery) => ({ limit, sort }) as Pick<Query<'clients'>, 'limit' | 'sort'>

/** To choose one from. Support reads names, and finds an identification only whole: nobody is spelled out by trying. */
export const everybody = async (ctx: Ctx, query: Query<'all'>) => {
  const isSupport = ctx.actor.role !== 'administrator'
  const found = isSupport ? [nameOrWholeNumber(query.q)] : peopleFilters({ q: query.q, ...onlyPage(query) })
  const { rows, page } = await pageOfPeople(ctx, { where: [oneOf(sql`u.role`, query.rol), ...found], query })
  if (isSupport) return as('support', { items: rows.map(({ id, name }) => ({ _id: id, name })), ...page })
  const toItem = ({ id, name, identification, role }: PersonRow) => ({
    _id: id,
    name,
    identification,
    rol: role,
  })
  return as('admin', { items: rows.map(toItem), ...page })
}
