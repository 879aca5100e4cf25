/** What the address says of the administrator's list, as the server is asked for it. */
import { tableQuery } from '#shared/table/table-query.ts'
import type { TableState } from '#shared/table/table-state.ts'
import { sorts } from '#features/orders/lists/order-query.ts'

const filters = {
  id: 'one',
  client: 'one',
  origin: 'one',
  destination: 'one',
  carrier: 'one',
  status: 'many',
  insured: ['many', 'isInsurance'],
  isPaymentLost: 'one',
  isRefundDue: 'one',
  needsDriverWithinHours: 'one',
  createdFrom: 'one',
  createdTo: 'one',
  reservedFrom: 'one',
  reservedTo: 'one',
} as const

export const adminKeys: readonly string[] = ['q', ...Object.keys(filters)]

export const adminQueryOf = (state: TableState) => tableQuery(state, { sorts, filters })
