/** What the lists of services may be narrowed by. Decisions §3. */
import { inState } from '#database/order-states.ts'
import { waitIn } from '#database/state-lists.ts'
import { parsePlate } from '@arriero/domain/people/identifiers'
import { sql } from 'kysely'
import { oneOf, withinDays } from '#database/conditions.ts'
import type { Fragment, PageQuery } from '#database/keyset.ts'
import { holdsForm, plainForm, searchText } from '#database/search-text.ts'

export type OrderQuery = PageQuery & {
  q?: string | undefined
  status?: number[] | undefined
  typeVehicleId?: string[] | undefined
  licensePlate?: string | undefined
  waits?: 'word' | 'rating' | undefined
  isPaymentLost?: 'true' | undefined
  isRefundDue?: 'true' | undefined
  needsDriverWithinHours?: '4' | '14' | '24' | undefined
  /** The last characters of an order's id. */
  id?: string | undefined
  client?: string | undefined
  origin?: string | undefined
  destination?: string | undefined
  carrier?: string | undefined
  isInsurance?: boolean[] | undefined
  /** Bogotá days, both included. */
  createdFrom?: string | undefined
  createdTo?: string | undefined
  reservedFrom?: string | undefined
  reservedTo?: string | undefined
}

/** The column of words a viewer may search. */
export type Searched = 'search' | 'open_search'

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')
const idEnds = (ending: string): Fragment => sql`o.id like ${`%${ending}`}`

const shortId = (text: string): Fragment => idEnds(text.replace(/[^0-9a-f]/g, '-'))

/** The plate of its vehicle begins or ends so; whose truck it will be is nobody's to search while it is open. */
const plated = (text: string): Fragment => {
  const part = literal(text.toUpperCase())
  return sql`o.vehicle_id in (select plated.id from vehicles plated
    where plated.license_plate like ${`${part}%`} or plated.license_plate like ${`%${part}`})`
}

/** Short words match plates and id endings only: a trigram index cannot help them. Decisions §3. */
const matching = (q: string | undefined, column: Searched): Fragment | undefined => {
  const text = searchText(q)
  if (!text) return undefined
  if (text.length < 3) return column === 'search' ? sql`(${shortId(text)} or ${plated(text)})` : shortId(text)
  return holdsForm(sql`o.${sql.ref(column)}`, text)
}

/** The index of all the words finds the rows, the column itself decides; under three letters nothing is looked for. */
const within = (typed: string | undefined, holds: (pattern: string) => Fragment): Fragment | undefined => {
  const text = searchText(typed)
  if (!text) return undefined
  if (text.length < 3) return sql`false`
  const pattern = `%${literal(text)}%`
  return sql`(o.search like ${pattern} and ${holds(pattern)})`
}

/** One or two characters are found walking the list; more are found by the words, of which the id is one. */
const byCode = (ending: string | undefined): Fragment | undefined => {
  if (!ending) return undefined
  return ending.length < 3 ? idEnds(ending) : within(ending, () => idEnds(ending))
}

const named = (typed: string | undefined, ids: Fragment): Fragment | undefined =>
  within(
    typed,
    (pattern) =>
      sql`exists (select 1 from users person where person.id in (${ids}) and ${plainForm(sql`person.name`)} like ${pattern})`,
  )

const insured = (chosen: readonly boolean[] | undefined): Fragment | undefined => {
  const [only, ...others] = new Set(chosen)
  if (only === undefined || others.length > 0) return undefined
  return only ? sql`o.premium_pesos is not null` : sql`o.premium_pesos is null`
}

/** All of it on `orders o` alone, so that counting needs no joins. */
export const orderFilters = (query: OrderQuery, column: Searched): (Fragment | undefined)[] => [
  matching(query.q, column),
  byCode(query.id),
  // Written out, not sent as values: the statement is planned for these states, each with an index of its own.
  query.status?.length
    ? sql`o.status in (${sql.join(query.status.map((status) => sql.lit(status)))})`
    : undefined,
  oneOf(sql`o.vehicle_type_id`, query.typeVehicleId),
  query.licensePlate
    ? sql`o.vehicle_id = (select plated.id from vehicles plated where plated.license_plate = ${parsePlate(query.licensePlate) ?? query.licensePlate.toUpperCase()})`
    : undefined,
  named(query.client, sql`o.client_id`),
  named(query.carrier, sql`o.carrier_id, o.driver_id`),
  within(query.origin, (pattern) => sql`${plainForm(sql`o.origin_name`)} like ${pattern}`),
  within(query.destination, (pattern) => sql`${plainForm(sql`o.destination_name`)} like ${pattern}`),
  insured(query.isInsurance),
  ...withinDays(sql`o.created_at`, { from: query.createdFrom, to: query.createdTo }),
  ...withinDays(sql`o.reservation_at`, { from: query.reservedFrom, to: query.reservedTo }),
]

/** Whose payment failed on the road is staff's to ask. */
export const isLost = ({ isPaymentLost }: OrderQuery): Fragment | undefined =>
  isPaymentLost ? sql`o.payment_lost_at is not null` : undefined

const hourMs = 3_600_000

/** Every service twice: each half is asked for its own kind of services and read from the index of that kind. */
export const bothHalves = sql`(select 1 as half, * from orders union all select 2 as half, * from orders) o`

/**
 * Services that begin soon without anybody to drive them, of `bothHalves`: taken ones whose carrier named no driver, also when
 * their hour is past, and open ones nobody has taken while somebody still could.
 */
export const needsDriver = ({ now, withinHours }: { now: Date; withinHours: number }): Fragment =>
  sql`((half = 1 and o.status = ${inState.assigned} and o.driver_id is null) or (half = 2 and o.status = ${inState.pending} and o.reservation_at > ${now}))
    and o.reservation_at <= ${new Date(now.getTime() + withinHours * hourMs)}`

/** What is older no longer waits for anybody; it bounds what is read of one who has many. */
const waitsMs = 60 * 24 * hourMs
/** So long somebody still remembers how it was. */
const ratesMs = 14 * 24 * hourMs

const lately = (now: Date, ms: number): Fragment => sql`o.reservation_at > ${new Date(now.getTime() - ms)}`

const isLate = sql`exists (select 1 from tracking_alerts a where a.order_id = o.id and a.kind = 'late' and a.ended_at is null)`

/** Offers to decide on, a date that passed, a payment, a truck that would be late, an objection that is still open to him; then what he may rate. */
export const waitsForClient = ({ waits }: OrderQuery, now: Date): Fragment | undefined => {
  if (waits === undefined) return undefined
  if (waits === 'rating')
    return sql`${lately(now, ratesMs)} and o.status = ${inState.finished} and o.client_stars is null`
  const offered = sql`exists (select 1 from offers f where f.order_id = o.id and f.state = 'open' and f.expires_at > ${now})`
  return sql`${lately(now, waitsMs)} and (
    (o.status = ${inState.pending} and (o.reservation_at <= ${now} or ${offered}))
    or (o.status = ${inState.assigned} and o.paid_at is null)
    or (o.status in ${inState.underWay} and ${isLate})
    or o.payment_lost_at is not null or o.standby_state = 'proposed' or o.standby_state in ${waitIn.due})`
}

/** Paid services without a driver or their legal document, trucks that would be late; then what he may rate. */
export const waitsForCarrier = ({ waits }: OrderQuery, now: Date): Fragment | undefined => {
  if (waits === undefined) return undefined
  if (waits === 'rating')
    return sql`${lately(now, ratesMs)} and o.status = ${inState.finished} and o.carrier_stars is null`
  return sql`${lately(now, waitsMs)} and (
    (o.status = ${inState.assigned} and o.paid_at is not null and (o.driver_id is null or o.support_document_id is null))
    or (o.status in ${inState.underWay} and ${isLate}))`
}

/** So is what money has to be given back for. */
export const owesRefund = ({ isRefundDue }: OrderQuery): Fragment | undefined =>
  isRefundDue ? sql`o.id in (select d.order_id from refunds_due d where not d.is_paid)` : undefined
