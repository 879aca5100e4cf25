/** Papers in force that have run out or will within 30 days, for whoever has to bring or validate a newer one. Decisions §12. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { soonDays } from '@arriero/domain/papers/credentials'
import { bogotaDay, daysAfter, daysBetween } from '@arriero/domain/time/calendar'
import type { Role } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { keysetPage, type Fragment, type Sorts } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'

type Query = InputOf<typeof api.papers.ending>['query'] & { counts?: false | undefined }
type List = ReplyOf<typeof api.papers.ending>
type Paper = List['items'][number]
type Span = Paper['span']

/** The last day of each span, counted from today. */
const spanDays: readonly [Span, number][] = [
  ['expired', -1],
  ['in1', 1],
  ['in7', 7],
  ['in15', 15],
  ['in30', soonDays],
]

const spanOf = (daysLeft: number): Span =>
  spanDays.find(([, mostDays]) => daysLeft <= mostDays)?.[0] ?? 'in30'

const within = (today: string) => (span: Span) => {
  const place = spanDays.findIndex(([name]) => name === span)
  const last = daysAfter(today, spanDays[place]?.[1] ?? soonDays)
  const before = spanDays[place - 1]
  return before
    ? sql`(c.expires_on > ${daysAfter(today, before[1])} and c.expires_on <= ${last})`
    : sql`c.expires_on <= ${last}`
}

/** Where one of them is enough; undefined where none is asked for. */
export const anyOf = (parts: readonly Fragment[]): Fragment | undefined =>
  parts.length > 0 ? sql`(${sql.join(parts, sql` or `)})` : undefined

/** Nobody works with the papers of who is out for good. */
export const isOfSomebody = sql`(u.is_active or u.validation <> 'validated')`

/** His own, his vehicles', and of an enterprise its drivers'. */
const reach = ({ actor }: Ctx): Fragment | undefined =>
  actor.role === 'administrator'
    ? undefined
    : sql`(c.user_id = ${actor.id} or v.owner_id = ${actor.id} or u.enterprise_id = ${actor.id})`

/** Whose papers (`c`) they are. */
export const holders = { vehicle: sql`c.vehicle_id is not null`, person: sql`c.user_id is not null` }
const waiting = sql`exists (select 1 from credentials n where n.is_waiting and n.kind = c.kind
  and (n.user_id = c.user_id or n.vehicle_id = c.vehicle_id))`

/** Papers with the vehicle they are of and the person they belong to. */
export const ofHolders = sql`credentials c left join vehicles v on v.id = c.vehicle_id
  join users u on u.id = coalesce(c.user_id, v.owner_id)`

const columns = sql`c.id, c.name, c.kind, c.type_load_id, c.is_active, c.expires_on, c.vehicle_id, v.license_plate,
  u.id as user_id, u.name as user_name, u.role as user_role,
  (select jsonb_build_object('_id', n.id, 'expirationDate', n.expires_on) from credentials n
    where n.is_waiting and n.kind = c.kind and (n.user_id = c.user_id or n.vehicle_id = c.vehicle_id)) as renewal,
  (select r.asked_at from paper_requests r where r.kind = c.kind
    and (r.user_id = c.user_id or r.vehicle_id = c.vehicle_id)) as asked_at`

type Row = {
  id: string
  name: string
  kind: string
  type_load_id: string | null
  is_active: boolean
  expires_on: string
  vehicle_id: string | null
  license_plate: string | null
  user_id: string
  user_name: string
  user_role: Role
  renewal: Paper['renewal']
  asked_at: Date | null
}

const sorts: Sorts = { expirationDate: { by: sql`c.expires_on`, type: 'day' } }

const paperOf = (row: Row, today: string): Paper => {
  const daysLeft = daysBetween(today, row.expires_on)
  return {
    _id: row.id,
    name: row.name,
    kind: row.kind,
    isPermition: row.type_load_id !== null,
    isActive: row.is_active,
    expirationDate: row.expires_on,
    daysLeft,
    span: spanOf(daysLeft),
    holder: row.vehicle_id === null ? 'person' : 'vehicle',
    vehicleId: row.vehicle_id,
    licensePlate: row.license_plate,
    user: { _id: row.user_id, name: row.user_name, rol: row.user_role },
    renewal: row.renewal,
    askedAt: row.asked_at?.toISOString() ?? null,
  }
}

/** A plate (`v`) or a name (`u`); short words find plates and the end of an id. */
export const found = (q: string | undefined): Fragment | undefined => {
  const ofVehicle = searchIn(sql`v.search`, q, [sql`v.license_plate`])
  const ofPerson = searchIn(sql`u.search`, q, [sql`u.id`])
  return ofVehicle && ofPerson && sql`(${ofVehicle} or ${ofPerson})`
}

export const endingPapers = async (ctx: Ctx, query: Query): Promise<List> => {
  const today = bogotaDay(ctx.now)
  const where = [
    sql`c.is_latest`,
    isOfSomebody,
    sql`c.expires_on is not null`,
    sql`c.expires_on <= ${daysAfter(today, soonDays)}`,
    reach(ctx),
    anyOf((query.span ?? []).map(within(today))),
    anyOf((query.holder ?? []).map((kind) => holders[kind])),
    anyOf((query.isRenewed ?? []).map((isRenewed) => (isRenewed ? waiting : sql`not ${waiting}`))),
    query.id === undefined ? undefined : sql`c.id = ${query.id}`,
    found(query.q),
  ]
  const { rows, page } = await keysetPage<Row>(
    ctx.db,
    { select: columns, from: ofHolders, where, id: sql`c.id`, sorts },
    query,
  )
  return { items: rows.map((row) => paperOf(row, today)), ...page }
}
