/** The store in the phone: what is written here survives the page, the browser and an empty battery. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { DraftPhoto, PointBatch, WaitingAnswer, WaitingPoint, WaitingReport } from './waiting-report.ts'

interface Schema extends DBSchema {
  reports: { key: number; value: WaitingReport; indexes: { userId: string; key: string } }
  points: { key: number; value: WaitingPoint; indexes: { userId: string } }
  batches: { key: string; value: PointBatch }
  answers: { key: number; value: WaitingAnswer; indexes: { userId: string } }
  /** `place`: person, service, step. */
  drafts: { key: string; value: DraftPhoto; indexes: { place: [string, string, string] } }
}

export type PhoneDb = IDBPDatabase<Schema>

const makeOutbox = (db: PhoneDb): void => {
  const reports = db.createObjectStore('reports', { keyPath: 'seq', autoIncrement: true })
  reports.createIndex('userId', 'userId')
  reports.createIndex('key', 'key', { unique: true })
  db.createObjectStore('points', { keyPath: 'seq', autoIncrement: true }).createIndex('userId', 'userId')
  db.createObjectStore('batches', { keyPath: 'userId' })
}

const makeAnswersAndDrafts = (db: PhoneDb): void => {
  db.createObjectStore('answers', { keyPath: 'seq', autoIncrement: true }).createIndex('userId', 'userId')
  db.createObjectStore('drafts', { keyPath: 'key' }).createIndex('place', ['userId', 'orderId', 'step'])
}

let opened: Promise<PhoneDb> | undefined

const forgetOpened = (): void => {
  opened = undefined
}

export const phoneDb = (): Promise<PhoneDb> => {
  if (opened) return opened
  opened = openDB<Schema>('arriero-outbox', 2, {
    upgrade: (db, before) => {
      if (before < 1) makeOutbox(db)
      if (before < 2) makeAnswersAndDrafts(db)
    },
    // A newer version of this page is being opened beside: it must not wait for this one.
    blocking: (_version, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
      forgetOpened()
    },
    terminated: forgetOpened,
  })
  // A full phone may have room again later.
  opened.catch(forgetOpened)
  return opened
}
