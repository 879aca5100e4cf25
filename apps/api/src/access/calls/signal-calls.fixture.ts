/** Calls on signs of fraud: two carriers of one telephone. */
import { api } from '@arriero/contract'
import { raise } from '#features/signals/signals.store.ts'
import { byAnyone, inParam, onOrder, type Call } from './calls.fixture.ts'
import type { Input } from '../probe.fixture.ts'
import type { Situation, World } from '../world.fixture.ts'

/** Its id, and when it came up. */
const raised = async ({ house }: World, { carrier, rival }: Situation) => {
  const key = house.openCtx().newId()
  const evidence = [carrier, rival].map(({ id }) => ({ key: id, at: house.clock.now, userId: id }))
  await house.database.transaction((tx) =>
    raise(house.openCtx(tx), [{ kind: 'samePhone', key, aboutId: rival.id, evidence }]),
  )
  return house.database.db
    .selectFrom('signals')
    .select(['id', 'raised_at'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
}

/** Of two who meet over one service. */
const onSignal = (
  endpoint: Call['endpoint'],
  inputOf: (signal: { id: string; raised_at: Date }) => Input,
): Call =>
  onOrder(endpoint, { state: 'offered', at: inParam('_id') }, async (situation, { world }) =>
    inputOf(await raised(world, situation)),
  )

export const signalCalls: Record<string, Call> = {
  xf1: byAnyone(api.signals.all),
  xf2: onSignal(api.signals.detail, ({ id }) => ({ params: { _id: id } })),
  xf3: onSignal(api.signals.aside, ({ id, raised_at: at }) => ({
    params: { _id: id },
    body: { note: 'Son padre e hijo.', seenAt: at.toISOString() },
  })),
}
