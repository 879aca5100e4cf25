import type { StandbyFacts, StandbyState } from '@arriero/domain/orders/standby'
import type { Ctx, OpenCtx } from '#context.ts'
import type { ChargeRow } from './standby.store.ts'

/** Whether the client is at the gateway's page with it. */
const isPaying = async ({ db, now }: Pick<OpenCtx, 'db' | 'now'>, orderId: string): Promise<boolean> => {
  const attempt = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', orderId)
    .where('charge', '=', 'standby')
    .where('is_open', '=', true)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return attempt !== undefined
}

/** What the domain's rules ask of a charge. */
export const factsOf = async (ctx: Pick<Ctx, 'db' | 'now'>, charge: ChargeRow): Promise<StandbyFacts> => ({
  state: charge.state as StandbyState,
  isPaid: charge.paid_at !== null,
  isPaying: await isPaying(ctx, charge.order_id),
})
