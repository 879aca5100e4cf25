/** Keeps the last answers of some endpoints in the phone, and gives them back when the page opens without a signal: one person's, gone when he leaves. */
import type { Profile } from '@arriero/contract/people/sessions'
import type { Endpoint } from '@arriero/contract/endpoint'
import type { Query } from '@tanstack/react-query'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { keyOf, queryClient } from '../api/queries.ts'
import { line } from '../line/line.ts'
import { sessionStore } from '../session/session-store.ts'
import { type KeptRead, sorted } from './kept-read.ts'

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
/** A browser that keeps nothing (private windows of some) works on without. */
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined)

const isOf = (endpoints: readonly Endpoint[], queryKey: readonly unknown[]) =>
  endpoints.some((endpoint) => keyOf(endpoint).every((part, index) => queryKey[index] === part))

const keep = async ({ queryKey, state }: Query, forMs: number): Promise<void> => {
  const db = await keptReads()
  await db.put('reads', {
    id: JSON.stringify(queryKey),
    queryKey,
    data: state.data,
    readAtMs: state.dataUpdatedAt,
    untilMs: state.dataUpdatedAt + forMs,
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
  // Of another person, or of what he was before: not his to read.
  if (before && (before._id !== profile._id || before.rol !== profile.rol)) await db.clear('reads')
  // Addresses of papers are good for minutes: none is kept.
  await db.put('profile', { ...profile, documents: [] }, who)
}

/** Puts what was read before where screens look for it; older than what they have, it is left out. */
export const giveBackReads = async (): Promise<void> => {
  const db = await keptReads()
  const { good, gone } = sorted(await db.getAll('reads'), Date.now())
  for (const { id } of gone) await db.delete('reads', id)
  for (const { queryKey, data, readAtMs } of good)
    if (queryClient.getQueryData(queryKey) === undefined)
      queryClient.setQueryData([...queryKey], data, { updatedAt: readAtMs })
}

export interface Keeping {
  /** What of this person's reading rests in the browser; none: nothing. */
  readsOf: (profile: Profile) => readonly Endpoint[]
  forMs: number
  /** At once as he comes back, before the answers; else only without a line. */
  isAtOnce: boolean
}

const keepAnswers = ({ readsOf, forMs }: Keeping): void => {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const session = sessionStore.get()
    if (session.status !== 'in') return
    if (isOf(readsOf(session.profile), event.query.queryKey)) quietly(keep(event.query, forMs))
  })
}

/** Once per page. What somebody read goes when he leaves; what he still has to send does not. */
export const keepReads = (keeping: Keeping): void => {
  keepAnswers(keeping)
  sessionStore.subscribe(() => {
    const session = sessionStore.get()
    if (session.status === 'out') quietly(forget())
    if (session.status === 'in' && session.token !== null)
      quietly(keepProfile(session.profile).then(keeping.isAtOnce ? giveBackReads : undefined))
  })
  // What he read before this page was opened is there as well, though he goes to it only now.
  line.subscribe(() => {
    if (line.isDown() && sessionStore.get().status === 'in') quietly(giveBackReads())
  })
}
