/** What this phone last read, for when there is no signal: one person's, gone when he leaves. */
import type { Profile } from '@arriero/contract/auth'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

export type KeptRead = { id: string; queryKey: readonly unknown[]; data: unknown; readAtMs: number }

interface Schema extends DBSchema {
  reads: { key: string; value: KeptRead }
  profile: { key: string; value: Profile }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

export const keptReads = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('arriero-reads', 1, {
    upgrade: (db) => {
      db.createObjectStore('reads', { keyPath: 'id' })
      db.createObjectStore('profile')
    },
  })
  return opened
}
