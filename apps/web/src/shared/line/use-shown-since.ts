import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { line } from './line.ts'
import { shownSince } from './shown-since.ts'

const shownOf = (client: QueryClient) => client.getQueryCache().findAll({ type: 'active' })

let atLoss: ReadonlySet<string> = new Set()

/** Kept as the line goes: the screens may change before anybody asks. Once per page. */
export const rememberShown = (client: QueryClient): void => {
  line.subscribe(() => {
    if (line.isDown()) atLoss = new Set(shownOf(client).map(({ queryHash }) => queryHash))
  })
}

/** Undefined while the line is there, and where nothing is shown that has an age. */
export const useShownSince = (): number | undefined => {
  const client = useQueryClient()
  const subscribe = (listener: () => void) => {
    const forget = [client.getQueryCache().subscribe(listener), line.subscribe(listener)]
    return () => forget.forEach((one) => one())
  }
  const now = () =>
    line.isDown()
      ? shownSince({
          heardAtMs: line.heardAtMs(),
          atLoss,
          now: shownOf(client).map((query) => ({
            id: query.queryHash,
            readAtMs: query.state.data === undefined ? undefined : query.state.dataUpdatedAt,
            isFresh: !query.isStale(),
          })),
        })
      : undefined
  return useSyncExternalStore(subscribe, now)
}
