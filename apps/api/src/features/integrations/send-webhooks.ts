/** Sends what is due to companies' own systems: outside any transaction, at least once, a few at a time, with patience. */
import { isGivenUp, nextTryAt } from '@arriero/domain/house/integrations'
import type { OpenCtx } from '#context.ts'
import { hintInbox } from '#effects/tell.ts'
import { notify } from '#features/notifications/notify.ts'
import { ProviderError, type ProviderErrorKind } from '#providers/provider-error.ts'
import { dueDelivery, type DueDelivery } from './webhook-deliveries.views.ts'
import {
  claimDueDeliveries,
  insertTry,
  retryWebhookDelivery,
  settleWebhookDelivery,
  type Outcome,
} from './webhook-deliveries.store.ts'
import { markDelivered, markFailing, stopWebhook } from './webhooks.store.ts'

// One batch a tick: what is signed is signed with the moment of its try, which may not be old.
const batch = 40
const atOnce = 8
const gone = 410

const problems: Record<ProviderErrorKind, string> = {
  rejected: 'refused',
  timeout: 'timeout',
  unavailable: 'unreachable',
  garbled: 'unreachable',
}

const secretsOf = ({ providers, now }: OpenCtx, due: DueDelivery): string[] => {
  const { secretOf } = providers.webhooks
  const { webhook_id: id, secret_version: version, previous_secret_until: until } = due
  const isChanging = until !== null && until > now && version > 1
  return [secretOf(id, version), ...(isChanging ? [secretOf(id, version - 1)] : [])]
}

const call = async (ctx: OpenCtx, due: DueDelivery): Promise<Outcome> => {
  const { id, url, body } = due
  try {
    const message = { url, id, at: ctx.now, body, secrets: secretsOf(ctx, due) }
    return { status: await ctx.providers.webhooks.send(message), problem: null }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return { status: null, problem: problems[error.kind] }
  }
}

const isTaken = ({ status }: Outcome) => status !== null && status >= 200 && status < 300

const stop = async (ctx: OpenCtx, webhookId: string, because: 'gone' | 'failing'): Promise<void> => {
  const userId = await stopWebhook(ctx, webhookId, because)
  if (userId === undefined) return
  hintInbox(ctx)
  await notify(ctx, { userId, kind: 'webhook.stopped', facts: { because } })
}

const failed = async (ctx: OpenCtx, due: DueDelivery, outcome: Outcome): Promise<void> => {
  const failingSince = await markFailing(ctx, due.webhook_id)
  const dueAt = outcome.status === gone ? undefined : nextTryAt(due.tries, ctx.now)
  if (dueAt) return retryWebhookDelivery(ctx, due.id, { dueAt, ...outcome })
  await settleWebhookDelivery(ctx, due.id, { state: 'failed', ...outcome })
  if (outcome.status === gone) await stop(ctx, due.webhook_id, 'gone')
  else if (isGivenUp(failingSince, ctx.now)) await stop(ctx, due.webhook_id, 'failing')
}

const keep = (ctx: OpenCtx, due: DueDelivery, outcome: Outcome & { durationMs: number }): Promise<void> =>
  ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    const { status, problem } = outcome
    await insertTry(db, { deliveryId: due.id, at: ctx.now, ...outcome })
    if (!isTaken(outcome)) return failed(inner, due, { status, problem })
    // The webhook first, as who changes it does: nobody waits for the other's row.
    await markDelivered(inner, due.webhook_id)
    await settleWebhookDelivery(inner, due.id, { state: 'sent', status, problem })
  })

const deliver = async (ctx: OpenCtx, id: string): Promise<void> => {
  const due = await dueDelivery(ctx, id)
  if (!due) return
  if (!due.is_wanted) return settleWebhookDelivery(ctx, id, { state: 'dropped' })
  const startedMs = performance.now()
  const outcome = await call(ctx, due)
  await keep(ctx, due, { ...outcome, durationMs: Math.round(performance.now() - startedMs) })
}

export const sendWebhooks = async (ctx: OpenCtx): Promise<void> => {
  const ids = await ctx.inTransaction((db) => claimDueDeliveries({ ...ctx, db }, batch))
  const line = ids.values()
  const worker = async () => {
    for (const id of line) await deliver(ctx, id)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
