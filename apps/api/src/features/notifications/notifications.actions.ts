import { denialOfChoice } from '@arriero/domain/notifications/notification-choices'
import type { Ctx } from '#context.ts'
import { hint } from '#effects/tell.ts'
import { fail, refuse } from '#app-error.ts'
import type { PushTarget } from '#providers/push/port.ts'
import { markRead, markReadUpTo } from './notifications.store.ts'
import { putChoice, type Choice } from './choices.store.ts'
import { putSubscription, removeOwnSubscription } from './delivery/push.store.ts'

type PushActionsUpdated = { updated: true }

/** The server will call this address: only push services are let through. */
export const subscribe = async (
  ctx: Ctx,
  target: PushTarget,
  sessionHash: Buffer | undefined,
): Promise<PushActionsUpdated> => {
  if (!ctx.providers.push.isService(target.endpoint)) fail('push.endpoint_refused', 'endpoint')
  if (!sessionHash) return fail('auth.no_session')
  await putSubscription(ctx, target, sessionHash)
  return { updated: true }
}

export const unsubscribe = async (ctx: Ctx, endpoint: string): Promise<PushActionsUpdated> => {
  await removeOwnSubscription(ctx, endpoint)
  return { updated: true }
}

/** The same once more changes nothing. */
export const choose = async (ctx: Ctx, choice: Choice): Promise<{ updated: true }> => {
  refuse(denialOfChoice(ctx.actor.role, choice))
  await putChoice(ctx, choice)
  return { updated: true }
}

type Updated = { updated: true }

/** The person's other screens count anew. */
const told = (ctx: Ctx): Updated => {
  hint(ctx, { name: 'notification.made', userId: ctx.actor.id })
  return { updated: true }
}

export const readOne = async (ctx: Ctx, id: string): Promise<Updated> =>
  (await markRead(ctx, ctx.actor.id, id)) ? told(ctx) : fail('notification.not_found')

export const readUpTo = async (ctx: Ctx, newest: string): Promise<Updated> =>
  (await markReadUpTo(ctx, ctx.actor.id, newest)) ? told(ctx) : fail('notification.not_found')
