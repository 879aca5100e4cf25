/** The same money read three ways: by the screen, from its file, and from the entries of the journal alone. */
import { api } from '@arriero/contract'
import { summedAmounts, type AccountingRow, type SummedAmount } from '@arriero/contract/money/accounting'
import { moneyStateTexts } from '@arriero/contract/es/accounting'
import { statusTextOf } from '@arriero/contract/es/words'
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import { writeExport } from '#features/exports/exports.reactions.ts'
import { accountingList } from '@arriero/contract/es/lists/accounting'
import { openedSheet, type OpenedSheet } from '#features/exports/xlsx/opened-sheet.fixture.ts'
import type { Caller, TestHouse } from '#testing/house.ts'
import type { Asked } from './money-histories.fixture.ts'

type Sums = Record<SummedAmount, number>

const sumsOf = (of: (key: SummedAmount) => number): Sums =>
  Object.fromEntries(summedAmounts.map((key) => [key, of(key)])) as Sums

const lastDayOf = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

const queryOf = ({ moneyState, status, month }: Asked) => ({
  ...(moneyState && { moneyState: [moneyState] }),
  ...(status !== undefined && { status: [String(status)] }),
  ...(month && { from: `${month}-01`, to: lastDayOf(month) }),
})

const bogotaMonth = (at: string) => new Date(Date.parse(at) - 5 * 3_600_000).toISOString().slice(0, 7)
const serialMonth = (serial: number) =>
  new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 7)

export const rowsOf = async (reader: Caller, asked: Asked): Promise<AccountingRow[]> => {
  const rows: AccountingRow[] = []
  let after: string | undefined
  do {
    const page = await reader.send(api.accounting.orders, {
      query: { ...queryOf(asked), limit: '100', ...(after && { after }) },
    })
    rows.push(...page.items)
    after = page.next ?? undefined
  } while (after)
  return rows
}

export const isAsked = ({ moneyState, status, month }: Asked, row: AccountingRow): boolean =>
  (!moneyState || row.moneyState === moneyState) &&
  (status === undefined || row.status === status) &&
  (!month || bogotaMonth(row.date) === month)

export const rowSums = (rows: readonly AccountingRow[]): Sums =>
  sumsOf((key) => rows.reduce((sum, row) => sum + (row[key] ?? 0), 0))

export const screenSums = async (reader: Caller, asked: Asked): Promise<Sums> => {
  const { all, states } = await reader.send(api.accounting.totals, { query: queryOf(asked) })
  const byState = sumsOf((key) => states.reduce((sum, { amounts }) => sum + amounts[key], 0))
  for (const key of summedAmounts)
    if (byState[key] !== all.amounts[key]) throw new Error(`${key} by state is not what it is in all`)
  return sumsOf((key) => all.amounts[key])
}

export const fileOf = async (house: TestHouse, reader: Caller): Promise<OpenedSheet> => {
  const { _id } = await reader.send(api.exports.create, { body: { list: 'accounting', query: {} } })
  const told = { name: 'export.asked', userId: reader.actor.id, detail: _id } as const
  await writeExport(house.openCtx(), told)
  const { url } = await reader.send(api.exports.state, { params: { _id } })
  return openedSheet(Buffer.from(await (await fetch(`${house.url}${url ?? ''}`)).arrayBuffer()))
}

const { columns } = accountingList
const [stateTitle, statusTitle, dateTitle] = [
  columns.moneyState.title,
  columns.status.title,
  columns.date.title,
]

/** What the file's own formulas come to once its arrows have filtered it. */
export const fileSums = (sheet: OpenedSheet, { moneyState, status, month }: Asked): Sums => {
  const sums = sheet
    .filtered(
      (row) =>
        (!moneyState || row[stateTitle] === moneyStateTexts[moneyState]) &&
        (status === undefined || row[statusTitle] === statusTextOf(status)) &&
        (!month || serialMonth(Number(row[dateTitle])) === month),
    )
    .sums()
  return sumsOf((key) => sums[columns[key].title] ?? Number.NaN)
}

type Booked = {
  carrier: number
  platform: number
  vat: number
  insurer: number
  standby: number
  standbyVat: number
  refund: number
  refunded: number
  refundBalance: number
}

/** Entries alone say what was earned; a payment that stands in the bank says that it came. */
export const journalSums = async (db: Db, orderIds: readonly string[]): Promise<Booked> => {
  const { rows } = await sql<Booked>`
    with taken as (
      select a.order_id, a.charge from journal_transactions t
        join journal_entries e on e.transaction_id = t.id and e.account = 'bank'
        join payment_attempts a on t.event = 'captured:' || a.id and a.is_applied
      group by a.order_id, a.charge having sum(e.amount_pesos) <> 0),
    entries as (
      select e.account, e.kind, e.amount_pesos,
        (e.order_id, 'service') in (select order_id, charge from taken) as is_paid,
        (e.order_id, 'standby') in (select order_id, charge from taken) as is_wait_paid
      from journal_entries e where e.order_id = any(${orderIds}::text[])),
    ends as (select account, -amount_pesos as pesos from entries where kind in ('finish', 'cancel') and is_paid),
    waits as (select account, -amount_pesos as pesos from entries where kind = 'standby' and is_wait_paid)
    select
      (select coalesce(sum(pesos), 0) from ends where account = 'carrier_payable')::bigint as carrier,
      (select coalesce(sum(pesos), 0) from ends where account = 'platform_revenue')::bigint as platform,
      (select coalesce(sum(pesos), 0) from ends where account = 'vat_payable')::bigint as vat,
      (select coalesce(sum(pesos), 0) from ends where account = 'insurer_payable')::bigint as insurer,
      (select coalesce(sum(pesos), 0) from waits where account in ('carrier_payable', 'platform_revenue'))::bigint as standby,
      (select coalesce(sum(pesos), 0) from waits where account = 'vat_payable')::bigint as "standbyVat",
      (select coalesce(-sum(amount_pesos), 0) from entries where account = 'refund_due' and kind <> 'refund')::bigint as refund,
      (select coalesce(sum(amount_pesos), 0) from entries where account = 'refund_due' and kind = 'refund')::bigint as refunded,
      (select coalesce(-sum(amount_pesos), 0) from order_balances
        where account = 'refund_due' and order_id = any(${orderIds}::text[]))::bigint as "refundBalance"`.execute(
    db,
  )
  return rows[0] ?? Promise.reject(new Error('no sums'))
}

/** In words, what a sum says that the journal does not; empty where they are the same to the peso. */
export const differencesOf = (who: string, sums: Sums, booked: Booked): string[] => {
  const pairs: Record<string, readonly [number, number]> = {
    carrier: [sums.profitsDriver, booked.carrier],
    platform: [sums.profits + sums.priceInsurance - sums.priceArrieroInsurance, booked.platform],
    cost: [sums.totalCost, sums.profitsDriver + sums.profits],
    vat: [sums.ivaCost + sums.percentArrieroInsurance, booked.vat],
    insurer: [sums.priceArrieroInsurance, booked.insurer],
    total: [sums.total, booked.carrier + booked.platform + booked.vat + booked.insurer],
    standby: [sums.standby, booked.standby],
    'VAT of waiting': [sums.ivaStandby, booked.standbyVat],
    refund: [sums.refund, booked.refund],
    refunded: [sums.refunded, booked.refunded],
    'still to give back': [sums.refund - sums.refunded, booked.refundBalance],
  }
  return Object.entries(pairs)
    .filter(([, [said, wanted]]) => said !== wanted)
    .map(([name, [said, wanted]]) => `${who}: ${name} is ${said}, the journal has ${wanted}`)
}
