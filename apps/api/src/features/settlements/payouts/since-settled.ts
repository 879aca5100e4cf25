/**
 * What is other now than when somebody settled a payout. Its amounts and its account were frozen then: they are what the first
 * person saw, and whoever agrees after him reads what has changed since. Decisions §16.
 */
import { createHash } from 'node:crypto'
import type { Withholdings } from '../withholdings/withholdings.store.ts'
import { accountOf, holdOf, settlementOf, type SeenPayout } from './payout-rows.views.ts'
import type { Account } from './payouts.store.ts'

/** What it would come to and where it would go, each null where that is the same. */
type Since = { netPesos: number | null; account: Account | null }

const isSameAccount = (row: SeenPayout, now: Account): boolean =>
  row.bank === now.bank && row.account_type === now.accountType && row.account_number === now.accountNumber

/** Null of one that nobody is paying, and where all is as it was. */
export const sinceSettled = (row: SeenPayout, inForce: Withholdings): Since | null => {
  if (row.state !== 'batched' && row.state !== 'confirming') return null
  const account = accountOf(row)
  const { netPesos } = settlementOf({ ...row, lines: null }, inForce, row.deducted_pesos)
  const since = {
    netPesos: netPesos === row.net_pesos ? null : netPesos,
    account: account === undefined || isSameAccount(row, account) ? null : account,
  }
  return since.netPesos === null && since.account === null ? null : since
}

/** Of two readings the same where nothing that matters to whoever agrees is other; letters that nobody can turn round. */
export const sealOf = (rows: readonly SeenPayout[], inForce: Withholdings): string => {
  const facts = rows.map((row) => [
    row.id,
    row.state,
    row.net_pesos,
    row.bank,
    row.account_type,
    row.account_number,
    row.carrier_name,
    row.carrier_identification,
    holdOf(row) ?? null,
    sinceSettled(row, inForce),
  ])
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32)
}
