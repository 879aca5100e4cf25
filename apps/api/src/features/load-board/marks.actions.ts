/** A carrier keeps a waiting service for later, or puts it out of sight. */
import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import { orderStatus } from '@arriero/domain/orders/orders'
import type { Ctx } from '#context.ts'
import { fail } from '#app-error.ts'
import { removeMark, writeMark } from './marks.store.ts'
import { markable } from './marks.views.ts'

type Input = InputOf<typeof api.loadBoard.mark>['body']

export const markLoad = async (ctx: Ctx, id: string, { mark, until }: Input): Promise<{ updated: true }> => {
  const order = (await markable(ctx, id)) ?? fail('order.not_found')
  if (mark === null) await removeMark(ctx, id)
  else {
    if (order.status !== orderStatus.pending) fail('order.not_open')
    await writeMark(ctx, id, {
      mark,
      untilAt: until === undefined || until === 'price' ? null : new Date(until),
      whilePrice: until === 'price' ? (order.clientPrice ?? 0) : null,
    })
  }
  return { updated: true }
}
