/** What time brings about in conversations: a letter for whoever does not look, and the end of what was kept. docs/decisions/0056. */
import { letterAfterMs, letterEveryMs, writingDaysAfterEnd } from '@arriero/domain/messages/threads'
import type { OpenCtx } from '#context.ts'
import { notifyAll } from '#features/notifications/notify.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { dueThreads, eraseLeft, eraseThreads } from './kept-words.store.ts'
import { keepMailed } from './messages.store.ts'
import { waitingFor } from './unread.views.ts'

const peopleAtOnce = 500
const threadsAtOnce = 200
const batchesMost = 40
const dayMs = 86_400_000

/** One letter with all that waits for somebody. */
export const sweepWaitingMessages = (ctx: OpenCtx): Promise<void> =>
  ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    const waiting = await waitingFor(db, {
      unreadBefore: new Date(ctx.now.getTime() - letterAfterMs),
      mailedBefore: new Date(ctx.now.getTime() - letterEveryMs),
      limit: peopleAtOnce,
    })
    await keepMailed(db, waiting)
    await notifyAll(
      inner,
      waiting.map(({ userId, messages, services }) => ({
        userId,
        kind: 'messages.waiting' as const,
        facts: { messages, services },
        onceKey: `messages:${ctx.now.toISOString()}`,
      })),
    )
  })

const monthsBefore = (now: Date, months: number): Date => {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  return before
}

/** The words go with their time, as the rules on personal data ask; the envelopes stay. */
export const sweepOldMessages = async (ctx: OpenCtx): Promise<void> => {
  await ctx.inTransaction((db) => eraseLeft({ ...ctx, db }))
  const { messageHistoryMonths } = await settingsInForce(ctx.db)
  const endedBefore = monthsBefore(ctx.now, messageHistoryMonths)
  const lastBefore = new Date(endedBefore.getTime() + (writingDaysAfterEnd + 1) * dayMs)
  for (let batch = 0; batch < batchesMost; batch++) {
    const erased = await ctx.inTransaction(async (db) => {
      const due = await dueThreads(db, { endedBefore, lastBefore, limit: threadsAtOnce })
      await eraseThreads({ ...ctx, db }, due)
      return due.length
    })
    if (erased < threadsAtOnce) return
  }
}
