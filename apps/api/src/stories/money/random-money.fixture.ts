/** Random acts with money: insuring, and all that leaves the house. Each looks first at what there is, as a person would on his screen. */
import { api } from '@arriero/contract'
import type { CallInput, Endpoint } from '@arriero/contract/endpoint'
import type { OrderAct } from '@arriero/domain/orders/orders'
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import type { InsuranceCatalogues } from '#providers/insurance/port.ts'

export type Attempted = { endpoint: Endpoint; input: object; act: OrderAct | undefined }

export const ask = <E extends Endpoint>(endpoint: E, input: CallInput<E>, act?: OrderAct): Attempted => ({
  endpoint,
  input,
  act,
})

const nobody = '0'.repeat(24)
type OfOrder = { orderId: string }

const payoutOf = async (db: Db, { orderId }: OfOrder): Promise<string> => {
  const rows = await db
    .selectFrom('payouts')
    .select(['id', 'state'])
    .where('order_id', '=', orderId)
    .execute()
  return (rows.find(({ state }) => state !== 'paid') ?? rows[0])?.id ?? nobody
}

const refundOf = async (db: Db, { orderId }: OfOrder): Promise<string> => {
  const rows = await db
    .selectFrom('refunds_due as d')
    .leftJoin('refunds as r', 'r.id', 'd.id')
    .select(['d.id', 'r.id as begun'])
    .where('d.order_id', '=', orderId)
    .execute()
  return (rows.find(({ begun }) => begun === null) ?? rows[0])?.id ?? nobody
}

/** The one that waits for an answer, else the last one that had it. */
const requestOf = async (db: Db, orderId: string): Promise<string> => {
  const rows = await db
    .selectFrom('advance_requests')
    .select(['id', 'state'])
    .where('order_id', '=', orderId)
    .orderBy('asked_at', 'desc')
    .execute()
  return (rows.find(({ state }) => state === 'open') ?? rows[0])?.id ?? nobody
}

export const moneyActs = (db: Db, { commodities, packagings, mobilizations }: InsuranceCatalogues) => ({
  insure: async ({ orderId }: OfOrder) =>
    ask(
      api.insurance.create,
      {
        body: {
          orderId,
          responseMercancias: { id: commodities[0]?.cod_mercan ?? '' },
          responseEmpaque: packagings[0]?.cod_tipemp ?? '',
          responseMovili: mobilizations[0]?.cod_movili ?? '',
          priceCommodity: 80_000_000,
        },
      },
      'insure',
    ),
  payOut: async (order: OfOrder) =>
    ask(api.settlements.pay, {
      params: { _id: await payoutOf(db, order) },
      body: { reference: 'Transferencia 1' },
    }),
  payRefund: async (order: OfOrder) => {
    const _id = await refundOf(db, order)
    return ask(api.refunds.pay, { params: { _id }, body: { reference: `Transferencia 2 ${_id}` } })
  },
  askAdvance: async ({ orderId }: OfOrder) =>
    ask(api.settlements.askAdvance, { body: { orderId, value: 200_000 } }),
  giveAdvance: async ({ orderId }: OfOrder) =>
    ask(api.settlements.advance, {
      body: { orderId, value: 200_000, reference: 'Anticipo 2', requestId: await requestOf(db, orderId) },
    }),
  refuseAdvance: async ({ orderId }: OfOrder) =>
    ask(api.settlements.refuseAdvance, {
      params: { _id: await requestOf(db, orderId) },
      body: { reason: 'Falta el manifiesto' },
    }),
  withdrawRequest: async ({ orderId }: OfOrder) =>
    ask(api.settlements.withdrawRequest, { params: { _id: await requestOf(db, orderId) } }),
  advance: async ({ orderId }: OfOrder) =>
    ask(api.settlements.advance, { body: { orderId, value: 300_000, reference: 'Anticipo 1' } }),
})

const meteredOf = async (db: Db, { orderId }: OfOrder): Promise<number> =>
  (
    await db
      .selectFrom('standby_charges')
      .select('metered_hours')
      .where('order_id', '=', orderId)
      .executeTakeFirst()
  )?.metered_hours ?? 1

/** All that can become of a wait: taken by the client or not, found for him in part or whole, charged beyond the meter, paid. */
export const standbyActs = (db: Db) => {
  const decide = (hoursOf: (metered: number) => number) => async (order: OfOrder) =>
    ask(api.standby.decide, {
      params: { orderId: order.orderId },
      body: { hours: hoursOf(await meteredOf(db, order)), reason: 'Según los soportes' },
    })
  return {
    acceptStandby: async ({ orderId }: OfOrder) => ask(api.standby.accept, { params: { orderId } }),
    objectStandby: async ({ orderId }: OfOrder) =>
      ask(api.standby.object, { params: { orderId }, body: { reason: 'El muelle estaba libre' } }),
    decideStandby: decide((metered) => Math.ceil(metered / 2)),
    waiveStandby: decide(() => 0),
    overchargeStandby: decide((metered) => metered + 1),
    payStandby: async ({ orderId }: OfOrder) =>
      ask(api.payments.start, { body: { orderId, charge: 'standby' } }),
  }
}

/** Whose money goes out has an account to take it. */
export const giveAccounts = async (db: Db, userIds: readonly string[]): Promise<void> => {
  await db
    .updateTable('users')
    .set({ bank: 'Bancolombia', account_type: 'Ahorros', account_number: '12345678901' })
    .where('id', 'in', userIds)
    .execute()
}

type Books = {
  booked: number
  total: number | null
  parts: number
  receivable: number
  transit: number
  promised: number
  applied: number
  paid_out: number
  payouts: number
  earned: number
  waited: number
  unpaid: number
  is_over: boolean
  asked: number
  answered_twice: number
}

/** What must hold of one service's money whatever was done to it; in words, empty where it does. Security M3, M5, M6, M14. */
export const moneyFaultsOf = async (db: Db, orderId: string): Promise<string[]> => {
  const { rows } = await sql<Books>`
    select
      (select coalesce(sum(amount_pesos), 0) from journal_entries where order_id = o.id)::bigint as booked,
      o.total_pesos as total,
      coalesce(o.carrier_pesos + o.platform_pesos + o.vat_pesos, 0)
        + coalesce(o.premium_pesos, 0) + coalesce(o.premium_vat_pesos, 0) as parts,
      (select coalesce(sum(amount_pesos), 0) from journal_entries where order_id = o.id and account = 'client_receivable')::bigint as receivable,
      (select coalesce(sum(amount_pesos), 0) from journal_entries where order_id = o.id and account = 'gateway_in_transit')::bigint as transit,
      (select coalesce(sum(amount_pesos), 0) from payment_attempts where order_id = o.id and state = 'authorised')::bigint as promised,
      (select coalesce(max(counted), 0) from (select count(*) as counted from payment_attempts
        where order_id = o.id and is_applied group by charge) charges)::int as applied,
      (select coalesce(sum(gross_pesos), 0) from payouts where order_id = o.id and state = 'paid' and kind <> 'advance')::bigint as paid_out,
      (select count(*) from payouts where order_id = o.id and kind = 'service')::int as payouts,
      case when o.status = 3 then coalesce(o.carrier_pesos, 0)
        else coalesce((select carrier_pesos from cancellations where order_id = o.id), 0) end as earned,
      (select coalesce(sum(carrier_pesos), 0) from standby_charges where order_id = o.id and state in ('accepted', 'decided'))::bigint as waited,
      (select coalesce(sum(total_pesos), 0) from standby_charges where order_id = o.id and state in ('accepted', 'decided')
        and paid_at is null)::bigint as unpaid,
      (select count(*) from advance_requests where order_id = o.id and state = 'open' and o.status <> 2)::int as asked,
      (select count(*) - count(distinct payout_id) from advance_requests where order_id = o.id and state = 'given')::int
        as answered_twice,
      o.status in (3, 4) and o.payment_lost_at is null and o.pay_status in ('ACCEPTED', 'CAPTURED') as is_over
    from orders o where o.id = ${orderId}`.execute(db)
  const [books] = rows
  if (!books) return ['no such service']
  const faults: Record<string, boolean> = {
    'its postings do not come to zero': books.booked !== 0,
    'its total is not the sum of its parts': books.total !== null && books.total !== books.parts,
    'money is on its way that nobody promised': books.transit !== books.promised,
    'it is over and paid, and the client owes something else than his wait':
      books.is_over && books.receivable !== books.unpaid,
    'an advance is asked for that nobody can give': books.asked > 0,
    'one advance answers two requests': books.answered_twice > 0,
    'it was paid twice': books.applied > 1,
    'it was paid out twice': books.payouts > 1 || books.paid_out > books.earned + books.waited,
  }
  return Object.keys(faults).filter((fault) => faults[fault])
}
