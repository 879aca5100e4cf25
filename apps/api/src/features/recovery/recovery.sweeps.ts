import type { OpenCtx } from '#context.ts'
import { removeRecoveriesBefore } from './recovery.store.ts'

const keptMs = 2 * 3_600_000

/** E-mails that were typed are forgotten long after no code of theirs lives any more. */
export const sweepRecoveries = ({ db, now }: OpenCtx): Promise<void> =>
  removeRecoveriesBefore(db, new Date(now.getTime() - keptMs))
