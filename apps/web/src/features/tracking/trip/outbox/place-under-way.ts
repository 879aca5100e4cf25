/** A report is kept at once; where the phone stands may take it seconds to find out, and is added while the report waits. */
import type { ReportPlace } from '../trip-point.ts'
import { attachPlace } from './outbox-db.ts'

/** Longer than the phone may look for itself: while its question for leave stands open, that clock does not run. */
const mostMs = 5000
const inTime = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), mostMs))

const underWay = new Map<string, Promise<void>>()

/** `kept`: once the report of this key is in the phone. A phone that cannot say where it is reports all the same. */
export const bringPlace = (
  key: string,
  kept: Promise<unknown>,
  place: Promise<ReportPlace | undefined>,
): void => {
  const brought = Promise.all([Promise.race([place, inTime()]), kept])
    .then(([found]) => found && attachPlace(key, found))
    .catch(() => undefined)
    .finally(() => underWay.delete(key))
  underWay.set(key, brought)
}

/** Before it is sent. */
export const placeBrought = (key: string): Promise<void> => underWay.get(key) ?? Promise.resolve()
