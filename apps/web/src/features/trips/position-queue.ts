/** Positions that wait for a signal: bounded, newest kept, nothing lost while a batch is on its way. */

export type TripPoint = {
  /** ISO, by the phone's clock. */
  at: string
  latitude: number
  longitude: number
  /** km/h */
  speed?: number
  /** Degrees clockwise from north. */
  heading?: number
  /** Metres. */
  accuracy?: number
}

/** Room for several hours without signal at one point each ten seconds. */
const roomFor = 2000
const batchPoints = 200
const fullFrom = 5
const dueAfterMs = 10_000
/** Phones may speak every second; closer ones replace each other. */
const apartMs = 3000

const timeOf = (point: TripPoint) => new Date(point.at).getTime()

export const positionQueue = () => {
  let waiting: TripPoint[] = []
  const underWay = new Set<TripPoint>()

  const add = (point: TripPoint): void => {
    const last = waiting.at(-1)
    const before = waiting.at(-2)
    // Compared with the one before, so that a stream of close points still moves on.
    const isClose = last && before && !underWay.has(last) && timeOf(point) - timeOf(before) < apartMs
    waiting = [...(isClose ? waiting.slice(0, -1) : waiting), point].slice(-roomFor)
  }

  /** The first point goes at once, later ones by five or every ten seconds. */
  const isDue = (nowMs: number, lastTryMs: number | undefined): boolean =>
    waiting.length > 0 &&
    underWay.size === 0 &&
    (lastTryMs === undefined || waiting.length >= fullFrom || nowMs - lastTryMs >= dueAfterMs)

  const take = (): TripPoint[] => {
    const batch = waiting.slice(0, batchPoints)
    for (const point of batch) underWay.add(point)
    return batch
  }

  /** `isKept`: the signal was gone; the points stay for the next try. */
  const settle = ({ isKept }: { isKept: boolean }): void => {
    if (!isKept) waiting = waiting.filter((point) => !underWay.has(point))
    underWay.clear()
  }

  const clear = (): void => {
    waiting = []
    underWay.clear()
  }

  return { add, isDue, take, settle, clear, size: () => waiting.length, newest: () => waiting.at(-1) }
}

/** Ten seconds, doubled with each failure in a row, at most a minute. */
export const retryAfterMs = (failures: number): number =>
  Math.min(60_000, dueAfterMs * 2 ** Math.max(0, failures - 1))
