/**
 * The chart of accounts that an accountant gives the journal: for each of its accounts a code of the PUC (Decreto 2650 de 1993). What is
 * suggested is a place to begin; nothing is written for a program before somebody has kept codes for all. docs/decisions/0071.
 */
import type { ErrorCode } from '../../errors/errors.ts'
import { accounts, type Account } from '../journal.ts'

/** An account has four digits, a subaccount six, its auxiliaries eight or ten; classes go from 1 to 9. */
const codePattern = /^[1-9]\d{3}(\d{2}){0,3}$/

export const isChartCode = (text: string): boolean => codePattern.test(text)

/** Suggested codes by the general list of accounts; 2408 has no subaccounts of its own there. */
export const suggestedCodes: Record<Account, string> = {
  client_receivable: '130505',
  gateway_in_transit: '138095',
  bank: '111005',
  carrier_payable: '281505',
  carrier_offsets: '133095',
  platform_revenue: '414595',
  vat_payable: '2408',
  insurer_payable: '233555',
  refund_due: '238095',
  withholdings_payable: '236525',
}

export type Chart = Readonly<Partial<Record<Account, string>>>

/** Accounts of the journal that have no code yet. */
export const unmapped = (chart: Chart): Account[] =>
  accounts.filter((account) => chart[account] === undefined)

export const chartDenial = (chart: Chart): ErrorCode | undefined =>
  unmapped(chart).length > 0 ? 'chart.incomplete' : undefined
