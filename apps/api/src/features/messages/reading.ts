/** Whether somebody may read a conversation, asked before anything of it is read. */
import { denialToRead, readerOf } from '@arriero/domain/messages/threads'
import type { Ctx } from '#context.ts'
import { fail, refuse } from '#app-error.ts'
import type { Reading } from './messages.views.ts'
import { threadOrder } from './thread-facts.views.ts'

export const readingOf = async (ctx: Ctx, orderId: string): Promise<Reading> => {
  const order = (await threadOrder(ctx, orderId)) ?? fail('order.not_found')
  refuse(denialToRead(order, ctx.actor))
  return { order, reader: readerOf(order, ctx.actor) ?? fail('order.not_found') }
}
