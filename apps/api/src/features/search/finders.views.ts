/** What is found of each kind, by an index, within the reach of who asks. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { isCarrierRole, isClientRole } from '@arriero/domain/people/roles'
import { answersRequests, filingNumber } from '@arriero/domain/support/support'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import type { Fragment } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'

type Found = ReplyOf<typeof api.search.everywhere>['groups'][number]['items'][number]
export type Finder = (ctx: Ctx, text: string) => Promise<Found[]>

const most = sql.raw('5')
const nothing = sql`false`

/** Two letters are looked for from the end backwards, where an index stands ready. */
const endsWith = (reversed: Fragment, text: string): Fragment =>
  /^[0-9a-z]+$/.test(text) ? sql`${reversed} like ${`${[...text].toReversed().join('')}%`}` : nothing

const matching = (search: Fragment, ending: Fragment, text: string): Fragment =>
  text.length < 3 ? endsWith(ending, text) : (searchIn(search, text) ?? nothing)

const rowsOf = async (ctx: Ctx, query: Fragment): Promise<Found[]> => {
  const { rows } = await sql<Found>`${query}`.execute(ctx.db)
  return rows
}

/** Administrators find everybody, an enterprise its drivers. */
export const peopleFound: Finder = async (ctx, text) => {
  const { id, role } = ctx.actor
  if (role !== 'administrator' && role !== 'enterprise') return []
  const reach = role === 'administrator' ? sql`true` : sql`u.enterprise_id = ${id}`
  return rowsOf(
    ctx,
    sql`select u.id as _id, u.name as title, u.identification as detail, u.role as tag
      from users u where ${reach} and ${matching(sql`u.search`, sql`reverse(u.id)`, text)}
      order by u.created_at desc, u.id desc limit ${most}`,
  )
}

export const vehiclesFound: Finder = async (ctx, text) => {
  const { id, role } = ctx.actor
  if (role !== 'administrator' && !isCarrierRole(role)) return []
  const reach = role === 'administrator' ? sql`true` : sql`v.owner_id = ${id}`
  return rowsOf(
    ctx,
    sql`select v.id as _id, v.license_plate as title, b.name || ' ' || v.model as detail, o.name as tag
      from vehicles v join brands b on b.id = v.brand_id join users o on o.id = v.owner_id
      where ${reach} and ${matching(sql`v.search`, sql`reverse(lower(v.license_plate))`, text)}
      order by v.license_plate limit ${most}`,
  )
}

/** As whose a service is read; staff other than administrators has no screen for it. */
const ownServices = ({ actor: { id, role } }: Ctx): Fragment | undefined => {
  if (role === 'administrator') return sql`true`
  if (isClientRole(role)) return sql`o.client_id = ${id}`
  return isCarrierRole(role) ? sql`o.carrier_id = ${id}` : undefined
}

export const servicesFound: Finder = async (ctx, text) => {
  const reach = ownServices(ctx)
  if (!reach) return []
  return rowsOf(
    ctx,
    sql`select o.id as _id, o.origin_name || ' → ' || o.destination_name as title, c.name as detail, o.status::text as tag
      from orders o join users c on c.id = o.client_id
      where ${reach} and ${matching(sql`o.search`, sql`reverse(o.id)`, text)}
      order by o.created_at desc, o.id desc limit ${most}`,
  )
}

type Request = { id: string; number: number; subject: string; name: string; status: string; created_at: Date }

/** The number that is read out on the telephone. */
const byNumber = (text: string): Fragment | undefined => {
  const number = /^\d{4}-(\d{6,12})$/.exec(text)?.[1]
  return number === undefined ? undefined : sql`r.number = ${Number(number)}`
}

export const requestsFound: Finder = async (ctx, text) => {
  if (text.length < 3) return []
  const reach = answersRequests(ctx.actor.role) ? sql`true` : sql`r.user_id = ${ctx.actor.id}`
  const found = byNumber(text) ?? searchIn(sql`r.search`, text) ?? nothing
  const { rows } = await sql<Request>`
    select r.id, r.number, r.subject, u.name, r.status, r.created_at
    from support_requests r join users u on u.id = r.user_id
    where ${reach} and ${found} order by r.created_at desc, r.id desc limit ${most}`.execute(ctx.db)
  return rows.map(({ id, number, subject, name, status, created_at }) => ({
    _id: id,
    title: subject,
    detail: `${filingNumber(number, created_at)} · ${name}`,
    tag: status,
  }))
}
