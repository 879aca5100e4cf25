/** How an import goes on, and each of its rows. */
import type { ErrorCode } from '../errors/errors.ts'

/** `checking`, `publishing` and `undoing` are worked on by themselves, portion by portion, until they are done. */
export const importStates = ['checking', 'checked', 'publishing', 'published', 'undoing', 'undone'] as const
export type ImportState = (typeof importStates)[number]

/** `existing`: its reference was asked for before; `failed`: good when it was checked, refused when it was to be published; `kept`: could not be undone any more. */
export const importRowStates = [
  'unchecked',
  'good',
  'wrong',
  'existing',
  'published',
  'failed',
  'undone',
  'kept',
] as const
export type ImportRowState = (typeof importRowStates)[number]

export const isUnderWork = (state: ImportState): boolean =>
  state === 'checking' || state === 'publishing' || state === 'undoing'

export const importRowsMost = 2_000

export type PublishFacts = {
  state: ImportState
  hasColumns: boolean
  good: number
  wrong: number
  which: 'all' | 'good'
}

/** All or nothing where all is asked for: half a file is worse than none. */
export const publishDenial = ({
  state,
  hasColumns,
  good,
  wrong,
  which,
}: PublishFacts): ErrorCode | undefined => {
  if (state === 'undone') return 'import.undone'
  if (state !== 'checked') return 'import.not_ready'
  if (!hasColumns) return 'import.columns_missing'
  if (which === 'all' && wrong > 0) return 'import.rows_wrong'
  return good === 0 ? 'import.nothing_good' : undefined
}

/** `touched`: services of it that got an offer or are not as they were published. */
export const undoDenial = ({
  state,
  touched,
}: {
  state: ImportState
  touched: number
}): ErrorCode | undefined => {
  if (state === 'undone') return 'import.undone'
  if (isUnderWork(state)) return 'import.not_ready'
  if (state !== 'published') return 'import.not_published'
  return touched > 0 ? 'import.has_offers' : undefined
}
