/** A row of the accounting table: the order's agreed parts, its payment, its carrier, its standing balances. Spec §2. */
import { named } from '#database/named.ts'
import { orderStatus } from '@arriero/domain/orders/orders'
import type { AccountingRow } from '@arriero/contract/money/accounting'
import { statusTextOf } from '@arriero/contract/es/words'
import type { MoneyState } from '@arriero/domain/money/earned'
import type { Account } from '@arriero/domain/money/journal'
import { sql } from 'kysely'
import { bookIdentification, bookName, bookPay } from '#features/users/book-names.views.ts'

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
  money_state: MoneyState
  declared_pesos: number | null
  is_insured: boolean
  agreed_pesos: number | null
  carrier_pesos: number
  platform_pesos: number
  vat_pesos: number
  premium_pesos: number
  premium_cost_pesos: number
  premium_vat_pesos: number
  total_pesos: number
  standby_pesos: number
  standby_vat_pesos: number
  refund_pesos: number
  refunded_pesos: number
  balances: Partial<Record<Account, number>> | null
}

export const bookColumns = sql`o.id, o.status, b.dated_at, o.client_id, ${bookName('client')} as client_name,
  ${bookIdentification('client')} as client_identification, o.carrier_id, ${bookName('carrier')} as carrier_name,
  ${bookPay('carrier')}, o.driver_id, ${bookName('driver')} as driver_name, o.origin_name,
  o.destination_name, o.pay_transaction, o.pay_status, o.payment_lost_at, o.order_pay, o.declared_pesos,
  o.premium_pesos is not null as is_insured, o.total_pesos as agreed_pesos, b.money_state, b.carrier_pesos, b.platform_pesos,
  b.vat_pesos, b.premium_pesos, b.premium_cost_pesos, b.premium_vat_pesos, b.total_pesos, b.standby_pesos, b.standby_vat_pesos,
  b.refund_pesos, b.refunded_pesos,
  (select jsonb_object_agg(s.account, s.amount_pesos) from order_balances s
    where s.order_id = o.id and s.amount_pesos <> 0) as balances`

/** The tables that filters and counts need, without people's names. */
export const bookRows = sql`order_books b join orders o on o.id = b.order_id`

export const bookRowsWithPeople = sql`${bookRows} join users client on client.id = o.client_id
  left join users carrier on carrier.id = o.carrier_id left join users driver on driver.id = o.driver_id`

const accountOf = ({ bank, account_type: accountType, account_number: accountNumber }: BookRow) =>
  bank === null || accountType === null || accountNumber === null
    ? null
    : { bank, accountType, accountNumber }

const carrierOf = (row: BookRow) => {
  const carrier = named(row.carrier_id, row.carrier_name)
  return carrier && { ...carrier, pay: accountOf(row) }
}

const travelOf = ({
  origin_name: origin,
  destination_name: destination,
}: Pick<BookRow, 'origin_name' | 'destination_name'>): string => `${origin} – ${destination}`

/** What never was one of its parts has no amount; what it is worth now may be nothing. Spec §2. */
const premiumOf = ({ is_insured: isInsured }: BookRow, pesos: number): number | null =>
  isInsured || pesos !== 0 ? pesos : null

/** Nothing where it was never charged or given back. */
const orNone = (pesos: number): number | null => (pesos === 0 ? null : pesos)

const countedOf = (row: BookRow) => ({
  moneyState: row.money_state,
  profitsDriver: row.carrier_pesos,
  profits: row.platform_pesos,
  totalCost: row.carrier_pesos + row.platform_pesos,
  ivaCost: row.vat_pesos,
  priceInsurance: premiumOf(row, row.premium_pesos),
  priceArrieroInsurance: premiumOf(row, row.premium_cost_pesos),
  percentArrieroInsurance: premiumOf(row, row.premium_vat_pesos),
  total: row.total_pesos,
  standby: orNone(row.standby_pesos),
  ivaStandby: orNone(row.standby_vat_pesos),
  fee: row.status === orderStatus.cancelled ? row.carrier_pesos + row.platform_pesos : null,
  refund: orNone(row.refund_pesos),
  refunded: orNone(row.refunded_pesos),
})

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
  assignedDriver: named(row.driver_id, row.driver_name),
  travel: travelOf(row),
  priceCommodity: row.declared_pesos,
  orderPay: row.order_pay,
  agreed: row.agreed_pesos,
  ...countedOf(row),
  balances: row.balances ?? {},
})
