/**
 * Long texts that are being written, kept in this browser for who writes them: the tab may be closed, the log-in may end. Words alone, never
 * a secret. They go when they are sent or let go of, at log-out, when somebody else logs in here, and after seven days.
 */
import { sessionStore } from '../session/session-store.ts'

const prefix = 'arriero.draft.'
const keptMs = 7 * 24 * 3_600_000

/** What is written about, and which of its texts: `pqr-answer` and the id of the PQR. */
export type DraftName = readonly [kind: string, ...ids: string[]]

interface Draft {
  words: string
  atMs: number
}

const ownerOf = (key: string): string => key.slice(prefix.length).split('.', 1)[0] ?? ''

const keyOf = (name: DraftName): string | undefined => {
  const session = sessionStore.get()
  return session.status === 'in' ? `${prefix}${session.profile._id}.${name.join('.')}` : undefined
}

const parsed = (text: string | null): Draft | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    const isDraft = typeof value === 'object' && value !== null && 'words' in value && 'atMs' in value
    return isDraft && typeof value.words === 'string' && typeof value.atMs === 'number'
      ? { words: value.words, atMs: value.atMs }
      : undefined
  } catch {
    return undefined
  }
}

const isFresh = ({ atMs }: Draft): boolean => Date.now() - atMs < keptMs

export const draftOf = (name: DraftName): string | undefined => {
  const key = keyOf(name)
  const draft = key === undefined ? undefined : parsed(localStorage.getItem(key))
  return draft && isFresh(draft) ? draft.words : undefined
}

export const dropDraft = (name: DraftName): void => {
  const key = keyOf(name)
  if (key !== undefined) localStorage.removeItem(key)
}

/** A full or forbidden storage costs only the draft. */
export const keepDraft = (name: DraftName, words: string): void => {
  const key = keyOf(name)
  if (key === undefined) return
  if (words.trim() === '') return localStorage.removeItem(key)
  try {
    localStorage.setItem(key, JSON.stringify({ words, atMs: Date.now() } satisfies Draft))
  } catch {
    localStorage.removeItem(key)
  }
}

const keysKept = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(prefix))

/** Who logs out leaves nothing of his behind. */
export const dropAllDrafts = (): void => {
  for (const key of keysKept()) localStorage.removeItem(key)
}

/** Of everybody but this person, and what is too old of everybody. */
export const sweepDrafts = (personId: string): void => {
  for (const key of keysKept()) {
    const draft = parsed(localStorage.getItem(key))
    if (ownerOf(key) !== personId || !draft || !isFresh(draft)) localStorage.removeItem(key)
  }
}
