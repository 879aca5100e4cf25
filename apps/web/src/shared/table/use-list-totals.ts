import type { CallInput } from '@arriero/contract/endpoint'
import { useRead } from '../api/queries.ts'
import type { Reading } from '../api/send.ts'
import type { TableQuery } from './filters/table-query.ts'

/** What a list comes to as it is narrowed, and by state whatever state is asked for. One read where none is. */
export const useListTotals = <E extends Reading>(
  endpoint: E,
  asked: TableQuery<string>,
  stateKey: string,
) => {
  const { limit: _limit, sort: _sort, after: _after, ...query } = asked
  const { [stateKey]: _state, ...everyState } = query
  // What narrows a list narrows its totals.
  const inputOf = (narrowed: object) => ({ query: narrowed }) as unknown as CallInput<E>
  const shown = useRead(endpoint, inputOf(query))
  const byState = useRead(endpoint, inputOf(everyState))
  return {
    shown: shown.data,
    byState: byState.data,
    reload: () => {
      void shown.refetch()
      void byState.refetch()
    },
  }
}
