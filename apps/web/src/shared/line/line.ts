/** The line between this page and the server. */
import { useSyncExternalStore } from 'react'
import { isFailure } from '../api/statuses.ts'
import { watchLine } from './line-watch.ts'

/** A page between the two (a hotel's log-in, a proxy's excuse) is no answer of ours. */
const isOurs = (answer: Response): boolean =>
  !isFailure(answer) && (answer.headers.get('content-type') ?? '').includes('json')

const isSeen = (): boolean => typeof document === 'undefined' || document.visibilityState === 'visible'

export const line = watchLine({
  ask: async (signal) => isOurs(await fetch('/health', { cache: 'no-store', credentials: 'omit', signal })),
  isSeen,
})

const ask = () => void line.suspect()

/** Once per page. What the browser says of the network is a reason to ask, never an answer: a cable may end at a dead router. */
export const startLine = (): void => {
  window.addEventListener('offline', ask)
  window.addEventListener('online', ask)
  document.addEventListener('visibilitychange', () => {
    if (isSeen()) ask()
  })
  line.askWhereQuiet()
}

export const useIsLineDown = (): boolean => useSyncExternalStore(line.subscribe, line.isDown, line.isDown)
