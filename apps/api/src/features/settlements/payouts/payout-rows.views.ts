/** A payout with all that its clock and its lines follow from, for lists and for acts alike. */
import { payoutHold, type PayoutFacts } from '@arriero/domain/money/payout-holds'
import { isPending } from '@arriero/domain/money/payouts'
import { pesos } from '@arriero/domain/money/money'
import { settle, type Settlement, type SettlementLine } from '@arriero/domain/money/settlement'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'
import type { Fragment } from '#database/keyset.ts'
import { vehicleTypeKeyOf } from '#features/catalogues/catalogue-ids.ts'
import { bookIdentification, bookName, bookPayOf } from '#features/users/book-names.views.ts'
import { factColumns } from './payout-facts.views.ts'
import type { Account, PayoutRow } from './payouts.store.ts'
import type { Withholdings } from '../withholdings/withholdings.store.ts'

export type SeenPayout = PayoutRow &
  PayoutFacts & {
    lines: SettlementLine[] | null
    origin_name: string
    origin_code: string
    destination_name: string
    order_status: number
    advances_paid: number
    /** With all else the same service brings. */
    of_service_pesos: number
    /** What the carrier owes now and no payout was begun for; 0 of one that is not open. Who pays it back: `debtShares`. */
    debt_pesos: number
    /** Arriero's part of the freight, where a service is paid. */
    commission_pesos: number
    license_plate: string | null
    vehicle_type_id: string | null
    carrier_name: string
    carrier_identification: string
    carrier_role: string
    carrier_phone: string
    has_carrier_left: boolean
    own_bank: string | null
    own_account_type: string | null
    own_account_number: string | null
    batch_number: number | null
    asked_name: string | null
    paid_name: string | null
  }

const advancesPaid = sql`coalesce((select sum(g.gross_pesos) from payouts g where g.order_id = p.order_id
  and g.kind = 'advance' and g.state = 'paid'), 0)::bigint`

const ofService = sql`coalesce((select sum(g.gross_pesos) from payouts g where g.order_id = p.order_id
  and g.kind in ('service', 'standby') and g.state not in ('returned', 'void')), 0)::bigint`

const debt = sql`case when p.state = 'open' then coalesce((select sum(d.amount_pesos - d.recovered_pesos) from carrier_debts d
  where d.carrier_id = p.carrier_id and d.recovered_pesos < d.amount_pesos), 0) else 0 end::bigint`

/** Waiting bears none: all of it is the carrier's. */
const commission = sql`case when p.kind = 'service' then coalesce(o.platform_pesos, 0) else 0 end`

const pay = bookPayOf('c')

export const payoutSelect = (
  now: Date,
): Fragment => sql`p.*, o.origin_name, o.origin_code, o.destination_name, o.status as order_status,
  ${factColumns(now)}, ${advancesPaid} as advances_paid, ${ofService} as of_service_pesos, ${debt} as debt_pesos,
  ${commission} as commission_pesos,
  v.license_plate, v.vehicle_type_id, ${bookName('c')} as carrier_name, ${bookIdentification('c')} as carrier_identification,
  c.role as carrier_role, c.cell_phone as carrier_phone, c.deleted_at is not null as has_carrier_left,
  ${pay.bank} as own_bank, ${pay.accountType} as own_account_type, ${pay.accountNumber} as own_account_number,
  b.number as batch_number, first.name as asked_name, last.name as paid_name`

export const payoutFrom: Fragment = sql`payouts p join orders o on o.id = p.order_id join users c on c.id = p.carrier_id
  left join vehicles v on v.id = o.vehicle_id left join payout_batches b on b.id = p.batch_id
  left join users first on first.id = p.asked_by left join users last on last.id = p.paid_by`

/** The tables that counting needs, without those that are only shown. */
export const payoutCountFrom: Fragment = sql`payouts p join orders o on o.id = p.order_id join users c on c.id = p.carrier_id`

export const seenPayouts = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  condition: Fragment,
): Promise<SeenPayout[]> => {
  const { rows } = await sql<SeenPayout>`
    select ${payoutSelect(now)} from ${payoutFrom} where ${condition} order by p.earned_at, p.id`.execute(db)
  return rows
}

export const payoutsOfBatch = (ctx: Pick<OpenCtx, 'db' | 'now'>, batchId: string): Promise<SeenPayout[]> =>
  seenPayouts(ctx, sql`p.batch_id = ${batchId}`)

export const payoutsByIds = (
  ctx: Pick<OpenCtx, 'db' | 'now'>,
  ids: readonly string[],
): Promise<SeenPayout[]> => seenPayouts(ctx, sql`p.id = any(${[...ids]})`)

/** An advance is settled with its service; what a cancellation leaves the carrier bears earlier advances too. */
const advancesOf = (row: SeenPayout): number =>
  row.kind === 'service' || row.kind === 'cancellation' ? row.advances_paid : 0

/** As it was frozen, or as it would be now; `debtsPesos`: what it pays back of its carrier's debts at most. */
export const settlementOf = (row: SeenPayout, withholdings: Withholdings, debtsPesos: number): Settlement => {
  if (row.lines !== null)
    return {
      lines: row.lines,
      grossPesos: pesos(row.gross_pesos),
      withheldPesos: pesos(row.withheld_pesos ?? 0),
      advancesPesos: pesos(row.advances_pesos ?? 0),
      deductedPesos: pesos(row.deducted_pesos),
      netPesos: pesos(row.net_pesos ?? 0),
    }
  return settle({
    kind: row.kind,
    grossPesos: pesos(row.gross_pesos),
    ofServicePesos: pesos(Math.max(row.gross_pesos, row.of_service_pesos)),
    ...withholdings(bogotaDay(row.earned_at), row.origin_code),
    vehicleType: row.vehicle_type_id === null ? null : (vehicleTypeKeyOf(row.vehicle_type_id) ?? null),
    advancesPesos: pesos(advancesOf(row)),
    debtsPesos: pesos(debtsPesos),
  })
}

/** The carrier's own account now; of one who left, where he was last paid. */
export const accountOf = (row: SeenPayout): Account | undefined =>
  row.own_bank !== null && row.own_account_type !== null && row.own_account_number !== null
    ? { bank: row.own_bank, accountType: row.own_account_type, accountNumber: row.own_account_number }
    : undefined

/** Why it cannot be paid now; of one that ended it is not asked. */
export const holdOf = (row: SeenPayout): ErrorCode | undefined =>
  isPending(row.state) ? payoutHold(row) : undefined
