/** What stands of an order beside its attempts, and decides what its payments come to: read on the act's own transaction, in one go. */
import type { EndOfService, StandingRefund } from '@arriero/domain/money/payments'
import type { RefundCause } from '@arriero/domain/money/refunds'
import { sql } from 'kysely'
import type { Db } from '#context.ts'

export type SettledMoney = {
  refunds: readonly StandingRefund[]
  end: EndOfService | null
  policy: string | null
}

type Row = {
  refunds: StandingRefund[]
  cause: string | null
  fee_pesos: number | null
  refund_pesos: number | null
  insurance_kept_pesos: number | null
  policy: string | null
}

const causesOfEnd: Readonly<Record<string, RefundCause>> = { carrier: 'released', staff: 'closed' }

const endOf = ({ cause, ...row }: Row): EndOfService | null =>
  cause === null
    ? null
    : {
        cause: causesOfEnd[cause] ?? 'cancellation',
        feePesos: row.fee_pesos ?? 0,
        refundPesos: row.refund_pesos ?? 0,
        insuranceKeptPesos: row.insurance_kept_pesos ?? 0,
      }

export const settledMoneyOf = async (db: Db, orderId: string): Promise<SettledMoney> => {
  const { rows } = await sql<Row>`
    select c.cause, c.fee_pesos, c.refund_pesos, c.insurance_kept_pesos, p.state as policy,
      (select coalesce(json_agg(json_build_object('id', d.id, 'attemptId', d.attempt_id, 'cause', d.cause,
          'amountPesos', d.amount_pesos, 'isBegun', exists (select from refunds r where r.id = d.id))), '[]'::json)
        from refunds_due d where d.order_id = ${orderId}) as refunds
    from (values (1)) one left join cancellations c on c.order_id = ${orderId}
      left join insurance_policies p on p.order_id = ${orderId}`.execute(db)
  const [row] = rows
  return row
    ? { refunds: row.refunds, end: endOf(row), policy: row.policy }
    : { refunds: [], end: null, policy: null }
}
