/** Whoever may confirm an outgoing payment learns that one waits for him. Decisions §16. */
import type { Ctx, OpenCtx } from '#context.ts'
import { hint } from '#effects/tell.ts'
import { activeIdsOf } from './history-news.views.ts'
import { notify } from '../notify.ts'

export type AskedMoney = { what: 'payout' | 'batch' | 'refund'; id: string; pesos: number }

/** `request`: what a carrier asks to be advanced. */
type DeskThing = { what: AskedMoney['what'] | 'request' | 'account'; id: string }

/** Who has the same payout, batch or refund open reads it as it stands now. Nothing of it is said but which it is. */
export const tellDesk = (ctx: OpenCtx, { what, id }: DeskThing): void =>
  hint(ctx, { name: 'money.changed', detail: `${what}:${id}` })

export const tellSecondPersons = async (ctx: Ctx, { what, id, pesos }: AskedMoney): Promise<void> => {
  const desk = [
    ...(await activeIdsOf(ctx.db, 'administrator')),
    ...(await activeIdsOf(ctx.db, 'accountancy')),
  ]
  await notify(ctx, {
    userIds: desk.filter((userId) => userId !== ctx.actor.id),
    kind: 'money.asked',
    objectId: `${what}:${id}`,
    facts: { what, value: pesos },
    onceKey: `asked:${what}:${id}:${ctx.now.getTime()}`,
  })
}
