import { denialOfChoice } from '@arriero/domain/notification-choices'
import type { Ctx } from '#context.ts'
import { refuse } from '#http/app-error.ts'
import { putChoice, type Choice } from './choices.store.ts'

/** The same once more changes nothing. */
export const choose = async (ctx: Ctx, choice: Choice): Promise<{ updated: true }> => {
  refuse(denialOfChoice(ctx.actor.role, choice))
  await putChoice(ctx, choice)
  return { updated: true }
}
