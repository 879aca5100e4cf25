/** The entries of a month as vouchers: one for each posting, whole, in the sequence of their numbers. */
import { beginOf, endOf, type Month } from '@arriero/domain/money/closing/months'
import type { VoucherPart, VoucherSize } from '@arriero/domain/money/closing/voucher-files'
import type { Account, JournalEvent } from '@arriero/domain/money/journal'
import type { Role } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import { bookIdentification, bookName } from '#features/users/book-names.views.ts'

export const voucherSizes = async (db: Db, month: Month): Promise<VoucherSize[]> => {
  const { rows } = await sql<VoucherSize>`
    select t.number, count(*)::int as lines from journal_entries e join journal_transactions t on t.id = e.transaction_id
    where e.posted_at >= ${beginOf(month)} and e.posted_at < ${endOf(month)}
    group by t.number order by t.number`.execute(db)
  return rows
}

export type VoucherLine = {
  number: number
  at: Date
  kind: JournalEvent
  account: Account
  pesos: number
  orderId: string
  /** Whose money it is: the client's or the carrier's; null on accounts of the house. */
  party: { identification: string; name: string; role: Role } | null
}

type Row = Omit<VoucherLine, 'party'> & {
  identification: string | null
  name: string | null
  role: Role | null
}

const ofClient: readonly Account[] = ['client_receivable', 'refund_due', 'platform_revenue', 'vat_payable']
const ofCarrier: readonly Account[] = ['carrier_payable', 'carrier_offsets', 'withholdings_payable']

const lineOf = ({ identification, name, role, ...line }: Row): VoucherLine => ({
  ...line,
  party: identification === null || name === null || role === null ? null : { identification, name, role },
})

export const voucherLines = async (
  db: Db,
  month: Month,
  { from, to }: Pick<VoucherPart, 'from' | 'to'>,
): Promise<VoucherLine[]> => {
  const { rows } = await sql<Row>`
    select t.number, e.posted_at as at, e.kind, e.account, e.amount_pesos as pesos, e.order_id as "orderId",
      case when p.id is not null then ${bookIdentification('p')} end as identification,
      case when p.id is not null then ${bookName('p')} end as name, p.role
    from journal_entries e join journal_transactions t on t.id = e.transaction_id join orders o on o.id = e.order_id
      left join users p on p.id = case when e.account in (${sql.join(ofClient)}) then o.client_id
        when e.account in (${sql.join(ofCarrier)}) then o.carrier_id end
    where e.posted_at >= ${beginOf(month)} and e.posted_at < ${endOf(month)} and t.number between ${from} and ${to}
    order by t.number, e.id`.execute(db)
  return rows.map(lineOf)
}
