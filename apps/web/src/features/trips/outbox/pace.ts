/** How often a phone speaks: often enough to be seen, seldom enough for its battery. */

const fullFrom = 5
const dueAfterMs = 10_000

type Pace = { count: number; nowMs: number; lastTryMs: number | undefined }

/** The first point goes at once, later ones by five or every ten seconds. */
export const arePointsDue = ({ count, nowMs, lastTryMs }: Pace): boolean =>
  count > 0 && (lastTryMs === undefined || count >= fullFrom || nowMs - lastTryMs >= dueAfterMs)

/** Ten seconds, doubled with each failure in a row, at most a minute. */
export const retryAfterMs = (failures: number): number =>
  Math.min(60_000, dueAfterMs * 2 ** Math.max(0, failures - 1))
