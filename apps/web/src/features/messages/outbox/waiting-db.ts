/** What waits to be sent, kept in this browser; where it keeps nothing (private windows of some), in this page. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { NewWaiting, WaitingMessage } from './waiting-message.ts'

interface Schema extends DBSchema {
  waiting: { key: number; value: WaitingMessage; indexes: { userId: string; clientId: string } }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined
let inPage: WaitingMessage[] = []
let lastSeq = 0

const forgetOpened = (): void => {
  opened = undefined
}

const waitingDb = (): Promise<IDBPDatabase<Schema>> => {
  if (opened) return opened
  opened = openDB<Schema>('arriero-messages', 1, {
    upgrade: (db) => {
      const store = db.createObjectStore('waiting', { keyPath: 'seq', autoIncrement: true })
      store.createIndex('userId', 'userId')
      store.createIndex('clientId', 'clientId', { unique: true })
    },
    blocking: (_version, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
      forgetOpened()
    },
    terminated: forgetOpened,
  })
  opened.catch(forgetOpened)
  return opened
}

const bySeq = (one: WaitingMessage, other: WaitingMessage): number =>
  one.writtenAt === other.writtenAt ? one.seq - other.seq : one.writtenAt < other.writtenAt ? -1 : 1

/** In the order they were written. */
export const waitingOf = async (userId: string): Promise<WaitingMessage[]> => {
  const kept = await waitingDb()
    .then((db) => db.getAllFromIndex('waiting', 'userId', userId))
    .catch((): WaitingMessage[] => [])
  return [...kept, ...inPage.filter((one) => one.userId === userId)].toSorted(bySeq)
}

export const addWaiting = async (message: NewWaiting): Promise<void> => {
  try {
    // The store numbers it.
    await (await waitingDb()).add('waiting', message as WaitingMessage)
  } catch {
    lastSeq += 1
    inPage = [...inPage, { ...message, seq: -lastSeq }]
  }
}

const isInPage = ({ seq }: WaitingMessage): boolean => seq < 0

export const putWaiting = async (message: WaitingMessage): Promise<void> => {
  if (isInPage(message)) inPage = inPage.map((one) => (one.seq === message.seq ? message : one))
  else await (await waitingDb()).put('waiting', message)
}

export const removeWaiting = async (message: WaitingMessage): Promise<void> => {
  if (isInPage(message)) inPage = inPage.filter(({ seq }) => seq !== message.seq)
  else await (await waitingDb()).delete('waiting', message.seq)
}
