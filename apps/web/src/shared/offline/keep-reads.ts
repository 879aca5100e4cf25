/** Keeps the last answers of some endpoints in the phone, and gives them back when the page opens without a signal: one person's, gone when he leaves. */
import type { Profile } from '@arriero/contract/people/sessions'
import type { Endpoint } from '@arriero/contract/endpoint'
import type { Query } from '@tanstack/react-query'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { keyOf, queryClient } from '../api/queries.ts'
import { sessionStore } from '../session/session-store.ts'

type KeptRead = { id: string; queryKey: readonly unknown[]; data: unknown; readAtMs: number }

interface Schema extends DBSchema {
  reads: { key: string; value: KeptRead }
  profile: { key: string; value: Profile }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

/** What this phone last read, for when there is no signal: one person's, gone when he leaves. */
const keptReads = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('arriero-reads', 2, {
    // What an older release read may lack what this one asks of it: whose reading a service is.
    upgrade: (db, before) => {
      if (before === 0) db.createObjectStore('profile')
      else db.deleteObjectStore('reads')
      db.createObjectStore('reads', { keyPath: 'id' })
    },
  })
  return opened
}

const who = 'person'
const mostReads = 80
const oldestMs = 14 * 24 * 3_600_000

/** A browser that keeps nothing (private windows of some) works on without. */
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined)

const isOf = (endpoints: readonly Endpoint[], queryKey: readonly unknown[]) =>
  endpoints.some((endpoint) => keyOf(endpoint).every((part, index) => queryKey[index] === part))

const keep = async ({ queryKey, state }: Query): Promise<void> => {
  const db = await keptReads()
  await db.put('reads', {
    id: JSON.stringify(queryKey),
    queryKey,
    data: state.data,
    readAtMs: state.dataUpdatedAt,
  })
}

const forget = async (): Promise<void> => {
  const db = await keptReads()
  await Promise.all([db.clear('reads'), db.clear('profile')])
}

/** The person this phone remembers; undefined where it remembers nobody. */
export const keptProfile = async (): Promise<Profile | undefined> => {
  if (!sessionStore.isRemembered()) return undefined
  const db = await keptReads()
  return db.get('profile', who)
}

const keepProfile = async (profile: Profile): Promise<void> => {
  const db = await keptReads()
  const before = await db.get('profile', who)
  if (before && before._id !== profile._id) await db.clear('reads')
  // Addresses of papers are good for minutes: none is kept.
  await db.put('profile', { ...profile, documents: [] }, who)
}

/** Puts what was read before where screens look for it; older than what they have, it is left out. */
export const giveBackReads = async (): Promise<void> => {
  const db = await keptReads()
  const all = (await db.getAll('reads')).toSorted((a, b) => b.readAtMs - a.readAtMs)
  const since = Date.now() - oldestMs
  for (const [index, { id, queryKey, data, readAtMs }] of all.entries()) {
    if (index >= mostReads || readAtMs < since) await db.delete('reads', id)
    else if (queryClient.getQueryData(queryKey) === undefined)
      queryClient.setQueryData([...queryKey], data, { updatedAt: readAtMs })
  }
}

/** Once per page. What somebody read goes when he leaves; what he still has to send does not. */
export const keepReadsOf = (endpoints: readonly Endpoint[]): void => {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (isOf(endpoints, event.query.queryKey)) quietly(keep(event.query))
  })
  sessionStore.subscribe(() => {
    const session = sessionStore.get()
    if (session.status === 'out') quietly(forget())
    // On a slow line what was read last is there before the answers.
    if (session.status === 'in' && session.token !== null)
      quietly(keepProfile(session.profile).then(giveBackReads))
  })
}
