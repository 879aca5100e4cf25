/** Reports and positions that wait in the phone. */
import { newKey } from '#shared/api/new-key.ts'
import type { ReportPlace } from '../trip-point.ts'
import { phoneDb } from './phone-db.ts'
import {
  photoStepOf,
  type NewReport,
  type PointBatch,
  type WaitingPoint,
  type WaitingReport,
} from './waiting-report.ts'

/** In the order they were reported. */
export const reportsOf = async (userId: string): Promise<WaitingReport[]> =>
  (await phoneDb()).getAllFromIndex('reports', 'userId', userId)

/** With the photos it carries, which are no longer drafts of their step. */
export const addReport = async (report: NewReport): Promise<void> => {
  const tx = (await phoneDb()).transaction(['reports', 'drafts'], 'readwrite')
  // The store numbers it.
  await tx.objectStore('reports').add(report as WaitingReport)
  const [drafts, step] = [tx.objectStore('drafts'), photoStepOf(report)]
  const taken = step ? await drafts.index('place').getAllKeys([report.userId, report.orderId, step]) : []
  for (const key of taken) await drafts.delete(key)
  await tx.done
}

/** Out of the outbox; its photos are drafts of their step again. False: it is on its way by now. */
export const takeBackReport = async (report: WaitingReport): Promise<boolean> => {
  const tx = (await phoneDb()).transaction(['reports', 'drafts'], 'readwrite')
  const kept = await tx.objectStore('reports').get(report.seq)
  if (kept?.refusal === undefined && kept?.heldUntilMs === undefined) return false
  await tx.objectStore('reports').delete(report.seq)
  const [{ userId, orderId, photos }, step, nowMs] = [report, photoStepOf(report), Date.now()]
  for (const [index, { blob }] of photos.entries())
    if (step)
      await tx
        .objectStore('drafts')
        .put({ userId, orderId, step, key: newKey(), blob, takenAtMs: nowMs + index })
  await tx.done
  return true
}

/** Held no longer. */
export const openReport = async (key: string): Promise<void> => {
  const tx = (await phoneDb()).transaction('reports', 'readwrite')
  const report = await tx.store.index('key').get(key)
  if (report) {
    const { heldUntilMs: _passed, ...open } = report
    await tx.store.put(open)
  }
  await tx.done
}

/** Undefined: it has gone meanwhile. */
export const reportOf = async (key: string): Promise<WaitingReport | undefined> =>
  (await phoneDb()).getFromIndex('reports', 'key', key)

export const attachPlace = async (key: string, place: ReportPlace): Promise<void> => {
  const tx = (await phoneDb()).transaction('reports', 'readwrite')
  const report = await tx.store.index('key').get(key)
  if (report?.kind === 'milestone') await tx.store.put({ ...report, place })
  await tx.done
}

export const putReport = async (report: WaitingReport): Promise<void> => {
  await (await phoneDb()).put('reports', report)
}

export const removeReport = async (seq: number): Promise<void> => (await phoneDb()).delete('reports', seq)

/** A point each ten seconds for two days and a half; beyond that the oldest go. */
const mostPoints = 20_000
const goTogether = 1000

export const addPoint = async (point: Omit<WaitingPoint, 'seq'>): Promise<void> => {
  const tx = (await phoneDb()).transaction('points', 'readwrite')
  if ((await tx.store.count()) >= mostPoints) {
    const oldest = await tx.store.getAllKeys(null, goTogether)
    await tx.store.delete(IDBKeyRange.bound(oldest[0], oldest.at(-1)))
  }
  // The store numbers it.
  await tx.store.add(point as WaitingPoint)
  await tx.done
}

export const countPoints = async (userId: string): Promise<number> =>
  (await phoneDb()).countFromIndex('points', 'userId', userId)

export const oldestPoint = async (userId: string): Promise<WaitingPoint | undefined> =>
  (await phoneDb()).getFromIndex('points', 'userId', userId)

/** What one call of `POST /location` takes. Decisions §14. */
const mostInBatch = 500

/** The batch that was tried before, else a new one of the oldest points before an instant. */
export const takeBatch = async (
  userId: string,
  before: string | undefined,
): Promise<{ batch: PointBatch; points: WaitingPoint[] } | undefined> => {
  const tx = (await phoneDb()).transaction(['points', 'batches'], 'readwrite')
  const tried = await tx.objectStore('batches').get(userId)
  const mine = (await tx.objectStore('points').index('userId').getAll(userId, mostInBatch)).filter(
    ({ seq, point }) =>
      tried ? seq >= tried.firstSeq && seq <= tried.lastSeq : before === undefined || point.at < before,
  )
  const [first, last] = [mine[0], mine.at(-1)]
  if (!first || !last) {
    if (tried) await tx.objectStore('batches').delete(userId)
    await tx.done
    return undefined
  }
  const batch = tried ?? { userId, key: newKey(), firstSeq: first.seq, lastSeq: last.seq }
  if (!tried) await tx.objectStore('batches').put(batch)
  await tx.done
  return { batch, points: mine }
}

/** Its points have arrived, or never will. */
export const closeBatch = async (batch: PointBatch, points: readonly WaitingPoint[]): Promise<void> => {
  const tx = (await phoneDb()).transaction(['points', 'batches'], 'readwrite')
  for (const { seq } of points) await tx.objectStore('points').delete(seq)
  await tx.objectStore('batches').delete(batch.userId)
  await tx.done
}
