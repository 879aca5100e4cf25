/**
 * Reconciling reads everything that ever moved: who only wants to know whether all agrees shares what was read a moment ago, on
 * whichever node.
 */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { Ctx } from '#context.ts'
import { reconciliation } from './reconciliation.views.ts'

type Reconciliation = ReplyOf<typeof api.accounting.reconciliation>

const recentMs = 10 * 60_000

const keep = async ({ db }: Ctx, answer: Reconciliation): Promise<void> => {
  await db
    .insertInto('kept_reconciliation')
    .values({ id: true, at: new Date(answer.at), answer: JSON.stringify(answer) })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ ref }) => ({ at: ref('excluded.at'), answer: ref('excluded.answer') }))
        .whereRef('kept_reconciliation.at', '<', 'excluded.at'),
    )
    .execute()
}

const kept = async ({ db, now }: Ctx): Promise<Reconciliation | undefined> => {
  const row = await db
    .selectFrom('kept_reconciliation')
    .select('answer')
    .where('at', '>', new Date(now.getTime() - recentMs))
    .executeTakeFirst()
  return row?.answer as Reconciliation | undefined
}

/** What each running house, told apart by its providers, is reading just now. */
const underWay = new WeakMap<Ctx['providers'], Promise<Reconciliation>>()

const readAnew = (ctx: Ctx): Promise<Reconciliation> => {
  const reading = reconciliation(ctx).then(async (answer) => {
    await keep(ctx, answer)
    return answer
  })
  underWay.set(ctx.providers, reading)
  const end = () => {
    if (underWay.get(ctx.providers) === reading) underWay.delete(ctx.providers)
  }
  reading.then(end, end)
  return reading
}

/** `isRecentEnough`: one of the last ten minutes, also one that is being read just now. */
export const reconciled = async (ctx: Ctx, isRecentEnough: boolean): Promise<Reconciliation> => {
  if (!isRecentEnough) return readAnew(ctx)
  return underWay.get(ctx.providers) ?? (await kept(ctx)) ?? readAnew(ctx)
}
