/** What an outgoing payment changes on other lists. */
import { api } from '@arriero/contract'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '#shared/api/queries.ts'

const changed = [
  api.settlements.payouts,
  api.settlements.payables,
  api.settlements.batches,
  api.settlements.batch,
  api.settlements.settlement,
  api.settlements.settlementItems,
  api.settlements.debts,
  api.settlements.advanceRequests,
  api.refunds.all,
  api.refunds.totals,
  api.dashboard.attention,
  api.dashboard.money,
  api.accounting.orders,
  api.accounting.totals,
  api.accounting.figures,
  api.closings.all,
  api.closings.month,
]

export const refreshMoney = (client: QueryClient): void => {
  for (const endpoint of changed) void client.invalidateQueries({ queryKey: keyOf(endpoint) })
}
