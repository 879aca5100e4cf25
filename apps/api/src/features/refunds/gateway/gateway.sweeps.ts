import type { OpenCtx } from '#context.ts'
import { lookAtTry, sendTry } from './gateway.reactions.ts'
import { leftUnsent, toLookAt } from './tries.views.ts'

/** The job of a request gets this long before the sweep steps in. */
const jobMs = 60_000

/** What no job sent, and what is to be asked about: after a crash, a lost answer, or on its way. */
export const sweepGatewayRefunds = async (ctx: OpenCtx): Promise<void> => {
  for (const id of await leftUnsent(ctx.db, new Date(ctx.now.getTime() - jobMs))) await sendTry(ctx, id)
  for (const id of await toLookAt(ctx.db, ctx.now)) await lookAtTry(ctx, id)
}
