import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { line } from './line.ts'

/** So long an answer is as good as new; what holds for longer is a catalogue, and has no age. */
export const freshMs = 15_000

export type ShownRead = { id: string; readAtMs: number | undefined; isFresh: boolean }

type Shown = {
  /** When the server was heard last; undefined in a page read anew without a line. */
  heardAtMs: number | undefined
  /** What was on screen then: kept current until that moment by the live channel. */
  atLoss: ReadonlySet<string>
  /** What is on screen now. */
  now: readonly ShownRead[]
}

/**
 * From when what is on screen is, while the line is gone. Pure. Undefined: nothing of age is shown. What was opened since is
 * as old as its answer; a catalogue that holds for long has no age.
 */
export const shownSince = ({ heardAtMs, atLoss, now }: Shown): number | undefined => {
  // Who never heard the server was told nothing by it: all that stands there is as old as its answer.
  const wasKept = ({ id }: ShownRead) => heardAtMs !== undefined && atLoss.has(id)
  const opened = now.filter((read) => !wasKept(read) && !read.isFresh)
  const read = opened.flatMap(({ readAtMs }) => readAtMs ?? [])
  if (opened.length > 0) return read.length > 0 ? Math.min(heardAtMs ?? Infinity, ...read) : undefined
  return now.some(({ readAtMs }) => readAtMs !== undefined) ? heardAtMs : undefined
}

const shownOf = (client: QueryClient) => client.getQueryCache().findAll({ type: 'active' })

let atLoss: ReadonlySet<string> = new Set()

/** Kept as the line goes: the screens may change before anybody asks. Once per page. */
export const rememberShown = (client: QueryClient): void => {
  line.subscribe(() => {
    if (!line.isDown()) return
    // What was still awaited then may be given back from an earlier day, and is as old as that.
    const read = shownOf(client).filter(({ state }) => state.data !== undefined)
    atLoss = new Set(read.map(({ queryHash }) => queryHash))
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
            isFresh: !query.isStale() && query.isStaleByTime(freshMs),
          })),
        })
      : undefined
  return useSyncExternalStore(subscribe, now)
}
