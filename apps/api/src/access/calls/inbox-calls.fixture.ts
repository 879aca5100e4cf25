/** Calls on what waits for staff: a complaint near its last day waits for all three roles. */
import { api } from '@arriero/contract'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { fileRequest } from '#features/support/support.actions.ts'
import { inParam, onOrder, byAnyone, type Call } from './calls.fixture.ts'
import { leaveUndriven } from '../undriven.fixture.ts'
import type { Situation, World } from '../world.fixture.ts'

const complaint = { subject: 'Reclamo', description: 'Llegó mojada.', kind: 'claim' as const }

const waiting = async ({ house }: World, { client, orderId }: Situation): Promise<string> => {
  const { _id } = await house.world.act(client, (ctx) =>
    fileRequest(ctx, { ...complaint, orderId, userId: undefined, status: undefined }),
  )
  await house.database.db
    .updateTable('support_requests')
    .set({ due_on: bogotaDay(house.clock.now) })
    .where('id', '=', _id)
    .execute()
  return _id
}

const onEntry = (endpoint: Call['endpoint'], more: object = {}): Call =>
  onOrder(endpoint, { state: 'taken', at: inParam('_id') }, async (situation, { world }) => ({
    params: { _id: await waiting(world, situation) },
    ...more,
  }))

const inAnHour = ({ house }: World) => new Date(house.clock.now.getTime() + 3_600_000).toISOString()

export const inboxCalls: Record<string, Call> = {
  x1: byAnyone(api.inbox.items),
  x2: onEntry(api.inbox.take, { body: { seenOwner: null, isMine: true } }),
  x3: onOrder(api.inbox.snooze, { state: 'taken', at: inParam('_id') }, async (situation, { world }) => ({
    params: { _id: await waiting(world, situation) },
    body: { until: inAnHour(world) },
  })),
  x4: onEntry(api.inbox.notes),
  // Of a service alone: of one that nobody is named to drive.
  x6: onOrder(api.inbox.call, { state: 'paid', at: inParam('_id') }, async ({ orderId }, { world }) => {
    await leaveUndriven(world.house, orderId)
    return { params: { _id: orderId }, body: { called: 'client', outcome: 'unanswered' } }
  }),
  x5: onEntry(api.inbox.note, { body: { text: 'Llamé: no contesta.' } }),
}
