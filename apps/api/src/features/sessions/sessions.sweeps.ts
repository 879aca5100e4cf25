import type { OpenCtx } from '#context.ts'
import { removeForgottenTries } from './login-tries.store.ts'
import { removeLongOver } from './sessions.store.ts'

const dayMs = 86_400_000

/** Removes sessions, cookies and tickets a day after they ended, and wrong tries when they no longer count. */
export const sweepSessions = async ({ db, now }: OpenCtx): Promise<void> => {
  await removeLongOver(db, new Date(now.getTime() - dayMs))
  await removeForgottenTries(db, now)
}
