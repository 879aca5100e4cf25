/** The outbox in the phone: what is written here survives the page, the browser and an empty battery. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { NewReport, PointBatch, WaitingPoint, WaitingReport } from './waiting-report.ts'

interface Schema extends DBSchema {
  reports: { key: number; value: WaitingReport; indexes: { userId: string; key: string } }
  points: { key: number; value: WaitingPoint; indexes: { userId: string } }
  batches: { key: string; value: PointBatch }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

const outbox = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('arriero-outbox', 1, {
    upgrade: (db) => {
      const reports = db.createObjectStore('reports', { keyPath: 'seq', autoIncrement: true })
      reports.createIndex('userId', 'userId')
      reports.createIndex('key', 'key', { unique: true })
      db.createObjectStore('points', { keyPath: 'seq', autoIncrement: true }).createIndex('userId', 'userId')
      db.createObjectStore('batches', { keyPath: 'userId' })
    },
  })
  return opened
}

/** In the order they were reported. */
export const reportsOf = async (userId: string): Promise<WaitingReport[]> =>
  (await outbox()).getAllFromIndex('reports', 'userId', userId)

export const addReport = async (report: NewReport): Promise<void> => {
  // The store numbers it.
  await (await outbox()).add('reports', report as WaitingReport)
}

export const putReport = async (report: WaitingReport): Promise<void> => {
  await (await outbox()).put('reports', report)
}

export const removeReport = async (seq: number): Promise<void> => (await outbox()).delete('reports', seq)

/** A point each ten seconds for two days and a half; beyond that the oldest go. */
const mostPoints = 20_000
const goTogether = 1000

export const addPoint = async (point: Omit<WaitingPoint, 'seq'>): Promise<void> => {
  const tx = (await outbox()).transaction('points', 'readwrite')
  if ((await tx.store.count()) >= mostPoints) {
    const oldest = await tx.store.getAllKeys(null, goTogether)
    await tx.store.delete(IDBKeyRange.bound(oldest[0], oldest.at(-1)))
  }
  // The store numbers it.
  await tx.store.add(point as WaitingPoint)
  await tx.done
}

export const countPoints = async (userId: string): Promise<number> =>
  (await outbox()).countFromIndex('points', 'userId', userId)

export const oldestPoint = async (userId: string): Promise<WaitingPoint | undefined> =>
  (await outbox()).getFromIndex('points', 'userId', userId)

/** What one call of `POST /location` takes. Decisions §14. */
const mostInBatch = 500

/** The batch that was tried before, else a new one of the oldest points before an instant. */
export const takeBatch = async (
  userId: string,
  before: string | undefined,
): Promise<{ batch: PointBatch; points: WaitingPoint[] } | undefined> => {
  const tx = (await outbox()).transaction(['points', 'batches'], 'readwrite')
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
  const batch = tried ?? { userId, key: crypto.randomUUID(), firstSeq: first.seq, lastSeq: last.seq }
  if (!tried) await tx.objectStore('batches').put(batch)
  await tx.done
  return { batch, points: mine }
}

/** Its points have arrived, or never will. */
export const closeBatch = async (batch: PointBatch, points: readonly WaitingPoint[]): Promise<void> => {
  const tx = (await outbox()).transaction(['points', 'batches'], 'readwrite')
  for (const { seq } of points) await tx.objectStore('points').delete(seq)
  await tx.objectStore('batches').delete(batch.userId)
  await tx.done
}
