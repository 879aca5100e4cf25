import type { Ctx } from '#context.ts'
import { fail } from '#http/app-error.ts'
import type { PushTarget } from '#providers/push/port.ts'
import { putSubscription, removeOwnSubscription } from './push.store.ts'

type Updated = { updated: true }

/** The server will call this address: only push services are let through. */
export const subscribe = async (
  ctx: Ctx,
  target: PushTarget,
  sessionHash: Buffer | undefined,
): Promise<Updated> => {
  if (!ctx.providers.push.isService(target.endpoint)) fail('push.endpoint_refused', 'endpoint')
  if (!sessionHash) return fail('auth.no_session')
  await putSubscription(ctx, target, sessionHash)
  return { updated: true }
}

export const unsubscribe = async (ctx: Ctx, endpoint: string): Promise<Updated> => {
  await removeOwnSubscription(ctx, endpoint)
  return { updated: true }
}
