/** A row of the accounting table: the order's agreed parts, its payment, its carrier, its standing balances. Spec §2. */
import type { AccountingRow } from '@arriero/contract/accounting'
import { statusTextOf } from '@arriero/contract/es/words'
import type { Account } from '@arriero/domain/journal'
import { sql } from 'kysely'
import { bookIdentification, bookName, bookPay } from '#features/users/book-names.ts'

export type BookRow = {
  id: string
  status: number
  dated_at: Date
  client_id: string
  client_name: string
  client_identification: string
  carrier_id: string | null
  carrier_name: string | null
  bank: string | null
  account_type: string | null
  account_number: string | null
  driver_id: string | null
  driver_name: string | null
  origin_name: string
  destination_name: string
  pay_transaction: string | null
  pay_status: string | null
  payment_lost_at: Date | null
  order_pay: string | null
  carrier_pesos: number | null
  platform_pesos: number | null
  net_pesos: number | null
  vat_pesos: number | null
  declared_pesos: number | null
  premium_pesos: number | null
  premium_cost_pesos: number | null
  premium_vat_pesos: number | null
  total_pesos: number | null
  fee_pesos: number | null
  refund_pesos: number | null
  balances: Partial<Record<Account, number>> | null
}

/** What its end gives back, and what had been paid for a policy that nobody sold. */
const givenBack = sql`case when ended.refund_pesos is not null or unsold.amount_pesos is not null
  then coalesce(ended.refund_pesos, 0) + coalesce(unsold.amount_pesos, 0) end`

export const bookColumns = sql`o.id, o.status, b.dated_at, o.client_id, ${bookName('client')} as client_name,
  ${bookIdentification('client')} as client_identification, o.carrier_id, ${bookName('carrier')} as carrier_name,
  ${bookPay('carrier')}, o.driver_id, ${bookName('driver')} as driver_name, o.origin_name,
  o.destination_name, o.pay_transaction, o.pay_status, o.payment_lost_at, o.order_pay, o.carrier_pesos, o.platform_pesos,
  o.net_pesos, o.vat_pesos, o.declared_pesos, o.premium_pesos, o.premium_cost_pesos, o.premium_vat_pesos, o.total_pesos,
  ended.fee_pesos, ${givenBack} as refund_pesos,
  (select jsonb_object_agg(s.account, s.amount_pesos) from order_balances s
    where s.order_id = o.id and s.amount_pesos <> 0) as balances`

/** For filters and counting. */
export const bookRows = sql`order_books b join orders o on o.id = b.order_id`

export const bookRowsWithPeople = sql`${bookRows} join users client on client.id = o.client_id
  left join users carrier on carrier.id = o.carrier_id left join users driver on driver.id = o.driver_id
  left join cancellations ended on ended.order_id = o.id
  left join refunds_due unsold on unsold.order_id = o.id and unsold.cause = 'insurance'`

const person = (_id: string | null, name: string | null) => (_id === null ? null : { _id, name: name ?? '' })

const accountOf = ({ bank, account_type: accountType, account_number: accountNumber }: BookRow) =>
  bank === null || accountType === null || accountNumber === null
    ? null
    : { bank, accountType, accountNumber }

const carrierOf = (row: BookRow) => {
  const carrier = person(row.carrier_id, row.carrier_name)
  return carrier && { ...carrier, pay: accountOf(row) }
}

export const travelOf = ({
  origin_name: origin,
  destination_name: destination,
}: Pick<BookRow, 'origin_name' | 'destination_name'>): string => `${origin} – ${destination}`

export const accountingRow = (row: BookRow): AccountingRow => ({
  _id: row.id,
  status: row.status,
  statusOrder: statusTextOf(row.status),
  identification: row.client_identification,
  client: { _id: row.client_id, name: row.client_name },
  pay: {
    transaction: row.pay_transaction,
    status: row.pay_status,
    isLost: row.payment_lost_at !== null,
  },
  date: row.dated_at.toISOString(),
  driver: carrierOf(row),
  assignedDriver: person(row.driver_id, row.driver_name),
  travel: travelOf(row),
  profitsDriver: row.carrier_pesos,
  profits: row.platform_pesos,
  totalCost: row.net_pesos,
  priceCommodity: row.declared_pesos,
  orderPay: row.order_pay,
  ivaCost: row.vat_pesos,
  priceInsurance: row.premium_pesos,
  priceArrieroInsurance: row.premium_cost_pesos,
  percentArrieroInsurance: row.premium_vat_pesos,
  total: row.total_pesos,
  fee: row.fee_pesos,
  refund: row.refund_pesos,
  balances: row.balances ?? {},
})
