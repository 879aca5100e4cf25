import type { Ctx } from '#context.ts'
import { hint } from '#effects/tell.ts'
import { fail } from '#http/app-error.ts'
import { markRead, markReadUpTo } from './notifications.store.ts'

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
