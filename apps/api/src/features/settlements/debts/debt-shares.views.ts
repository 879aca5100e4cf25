/**
 * Which payouts pay back what a carrier owes, as one rule that lists, papers and acts all follow: those that can be paid now
 * before those that are held, of each the first due first, and each only what its own net can bear.
 */
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'
import { isReady } from '../payouts/payout-facts.views.ts'
import { payoutFrom, payoutSelect, settlementOf, type SeenPayout } from '../payouts/payout-rows.views.ts'
import type { Withholdings } from '../withholdings/withholdings.store.ts'

/** In pesos, by the payout's id; one that is not there pays nothing back. */
export type DebtShares = ReadonlyMap<string, number>

/** So many of each carrier at a time: a debt is an advance or two, and the first few payouts bear it. */
const atOnce = 50

const openInTurn = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  carrierIds: readonly string[],
  after: number,
): Promise<SeenPayout[]> => {
  const { rows } = await sql<SeenPayout>`
    with queue as (
      select p.id, row_number() over (partition by p.carrier_id
        order by ${isReady(now)} desc, p.due_on, p.earned_at, p.id) as turn
      from payouts p join orders o on o.id = p.order_id join users c on c.id = p.carrier_id
      where p.carrier_id = any(${[...carrierIds]}) and p.state = 'open')
    select ${payoutSelect(now)} from ${payoutFrom} join queue q on q.id = p.id
    where q.turn > ${after} and q.turn <= ${after + atOnce} order by q.turn`.execute(db)
  return rows
}

/** Of the open payouts of whoever is paid by these rows and owes something; nobody else's are read. */
export const debtShares = async (
  ctx: Pick<OpenCtx, 'db' | 'now'>,
  rows: readonly SeenPayout[],
  inForce: Withholdings,
): Promise<DebtShares> => {
  const shares = new Map<string, number>()
  const left = new Map(
    rows.flatMap((row) => (row.debt_pesos > 0 ? [[row.carrier_id, row.debt_pesos] as const] : [])),
  )
  for (let after = 0; ; after += atOnce) {
    const owing = [...left].flatMap(([carrierId, owedPesos]) => (owedPesos > 0 ? [carrierId] : []))
    const open = owing.length > 0 ? await openInTurn(ctx, owing, after) : []
    if (open.length === 0) return shares
    for (const row of open) {
      const owedPesos = left.get(row.carrier_id) ?? 0
      const { deductedPesos } = settlementOf(row, inForce, owedPesos)
      shares.set(row.id, deductedPesos)
      left.set(row.carrier_id, owedPesos - deductedPesos)
    }
  }
}
