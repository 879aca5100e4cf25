import { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import { useRead } from '#shared/api/queries.ts'

type Query = InputOf<typeof api.accounting.totals>['query']

/** What the table comes to as it is narrowed, and by state whatever state is asked for. One read where none is. */
export const useTotals = (asked: Query & { limit?: number; sort?: string; after?: string }) => {
  const { limit: _limit, sort: _sort, after: _after, ...query } = asked
  const { moneyState: _state, ...everyState } = query
  const shown = useRead(api.accounting.totals, { query })
  const byState = useRead(api.accounting.totals, { query: everyState })
  return {
    shown: shown.data,
    byState: byState.data,
    reload: () => {
      void shown.refetch()
      void byState.refetch()
    },
  }
}
