import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * What is marked stale while it is read for the first time is read once more. The library cancels a later reading for that; the
 * first one it lets end, and takes its answer for fresh. Once per page.
 */
export const readAgedAgain = (client: QueryClient): void => {
  const aged = new WeakSet<Query>()
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    if (action.type === 'invalidate' && query.state.fetchStatus !== 'idle' && query.state.data === undefined)
      aged.add(query)
    if (action.type === 'success' && aged.delete(query))
      // Not within the library's own announcement.
      queueMicrotask(() => void client.invalidateQueries({ queryKey: query.queryKey, exact: true }))
  })
}
