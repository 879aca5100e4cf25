/** What an answer needs at hand beside the request: the person, the service and its money, what went out. docs/decisions/0074. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { isPaidState, isPaymentFailure, type AttemptState } from '@arriero/domain/money/payment-attempts'
import type { RefundCause, RefundState, RefundWay } from '@arriero/domain/money/refunds'
import { scoreOf } from '@arriero/domain/orders/scores'
import { accountState, type Validation } from '@arriero/domain/people/accounts'
import type { Role } from '@arriero/domain/people/roles'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { lettersOfRequest } from '#features/notifications/request-letters.views.ts'
import { requestAccess } from './support.views.ts'

type Case = ReplyOf<typeof api.support.case>
type Money = NonNullable<Case['money']>

type PersonRow = {
  id: string
  name: string
  role: Role
  email: string | null
  cell_phone: string | null
  is_active: boolean
  validation: Validation
  deleted_at: Date | null
  created_at: Date
  score_sum: number
  score_count: number
  services: number
  valid: number
  waiting: number
  expired: number
}

/** Each number counted over an index of the person's own rows. */
const personOf = async ({ db, now }: Ctx, userId: string): Promise<Case['person']> => {
  const today = bogotaDay(now)
  const { rows } = await sql<PersonRow>`
    select u.id, u.name, u.role, nullif(u.email, '') as email, nullif(u.cell_phone, '') as cell_phone, u.is_active, u.validation,
      u.deleted_at, u.created_at, u.score_sum, u.score_count, u.order_count as services, p.*
    from users u cross join lateral (
      select count(*) filter (where c.is_latest and c.is_active and coalesce(c.expires_on >= ${today}::date, true))::int as valid,
        count(*) filter (where not c.is_active)::int as waiting,
        count(*) filter (where c.is_latest and c.is_active and c.expires_on < ${today}::date)::int as expired
      from (select h.is_latest, h.is_waiting, h.is_active, h.expires_on from credentials h
          where h.user_id = u.id and (h.is_latest or h.is_waiting)
        union all select t.is_latest, t.is_waiting, t.is_active, t.expires_on from vehicles v join credentials t on t.vehicle_id = v.id
          where v.owner_id = u.id and (t.is_latest or t.is_waiting)) c) p
    where u.id = ${userId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`no account ${userId} although it has a request`)
  const state = accountState({ isActive: row.is_active, validation: row.validation })
  return {
    _id: row.id,
    name: row.name,
    rol: row.role,
    email: row.email,
    cellPhone: row.cell_phone,
    state: row.deleted_at === null ? state : 'deleted',
    since: row.created_at.toISOString(),
    score: scoreOf(row.score_sum, row.score_count),
    ratings: row.score_count,
    services: row.services,
    papers: { valid: row.valid, waiting: row.waiting, expired: row.expired },
  }
}

type OrderRow = {
  origin_name: string
  destination_name: string
  status: number
  reservation_at: Date
  client: string
  carrier: string | null
  driver: string | null
  plate: string | null
}

const orderOf = async ({ db }: Ctx, orderId: string): Promise<Case['order']> => {
  const { rows } = await sql<OrderRow>`
    select o.origin_name, o.destination_name, o.status, o.reservation_at, c.name as client, k.name as carrier, d.name as driver,
      v.license_plate as plate
    from orders o join users c on c.id = o.client_id left join users k on k.id = o.carrier_id
      left join users d on d.id = o.driver_id left join vehicles v on v.id = o.vehicle_id
    where o.id = ${orderId}`.execute(db)
  const [row] = rows
  if (!row) return null
  const { origin_name, destination_name, status, reservation_at, client, carrier, driver, plate } = row
  return {
    _id: orderId,
    origin: origin_name,
    destination: destination_name,
    status,
    reservationDate: reservation_at.toISOString(),
    client,
    carrier,
    driver,
    plate,
  }
}

type PaymentRow = {
  id: string
  attempted_at: Date
  amount_pesos: number
  state: AttemptState
  charge: string
}
type RefundRow = {
  id: string
  created_at: Date
  amount_pesos: number
  cause: RefundCause
  state: RefundState | null
  way: RefundWay | null
}

/** Of a service there are few; more than these nobody reads beside an answer. */
const rowsMost = sql.raw('20')

const outcomeOf = (state: AttemptState): Money['payments'][number]['outcome'] => {
  if (isPaidState(state)) return 'paid'
  return isPaymentFailure(state) ? 'failed' : 'open'
}

const moneyOf = async ({ db }: Ctx, orderId: string): Promise<Money> => {
  const payments = await sql<PaymentRow>`
    select id, attempted_at, amount_pesos, state, charge from payment_attempts where order_id = ${orderId}
    order by attempted_at desc, id desc limit ${rowsMost}`.execute(db)
  const refunds = await sql<RefundRow>`
    select d.id, d.created_at, d.amount_pesos, d.cause, r.state, r.way
    from refunds_due d left join refunds r on r.id = d.id where d.order_id = ${orderId}
    order by d.created_at desc, d.id desc limit ${rowsMost}`.execute(db)
  return {
    payments: payments.rows.map(({ id, attempted_at, amount_pesos, state, charge }) => ({
      _id: id,
      at: attempted_at.toISOString(),
      amount: amount_pesos,
      isStandby: charge === 'standby',
      outcome: outcomeOf(state),
    })),
    refunds: refunds.rows.map(({ id, created_at, amount_pesos, cause, state, way }) => ({
      _id: id,
      at: created_at.toISOString(),
      amount: amount_pesos,
      cause,
      state: state ?? 'due',
      way,
    })),
  }
}

/** Undefined where the reader answers no such request. */
export const caseOf = async (ctx: Ctx, id: string): Promise<Case | undefined> => {
  const request = await requestAccess(ctx, id)
  if (!request) return undefined
  const { userId, orderId } = request
  return {
    person: await personOf(ctx, userId),
    order: orderId === null ? null : await orderOf(ctx, orderId),
    money: orderId === null ? null : await moneyOf(ctx, orderId),
    letters: await lettersOfRequest(ctx, { requestId: id, userId }),
    takesMail: ctx.providers.mailbox !== null,
  }
}
