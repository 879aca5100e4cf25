import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { fail } from '#http/app-error.ts'
import { askAgain } from './webhook-deliveries.store.ts'

type Row = { state: string; is_active: boolean }

/** Its owner wants a delivery that is over to be tried anew, under its own id. */
export const sendAgain = async (ctx: Ctx, id: string): Promise<{ updated: true }> => {
  const { rows } = await sql<Row>`
    select d.state, (w.is_active and w.removed_at is null) as is_active
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.id = ${id} and d.user_id = ${ctx.actor.id} for update of d`.execute(ctx.db)
  const row = rows[0] ?? fail('webhook.delivery_not_found')
  if (row.state === 'waiting') fail('webhook.delivery_waiting')
  if (!row.is_active) fail('webhook.stopped')
  await askAgain(ctx, id)
  return { updated: true }
}
