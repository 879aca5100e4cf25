/** Calls on what staff reads and writes on a service's page: notes, and what the service told whom. */
import { api } from '@arriero/contract'
import type { Actor } from '@arriero/domain/people/roles'
import { writeNote } from '#features/notes/notes.actions.ts'
import { hourMs, patternOrder } from '../../stories/stage.fixture.ts'
import { byAnyone, inParam, onOrder, onOwn, type Call } from './calls.fixture.ts'
import type { World } from '../world.fixture.ts'

const text = 'Llamé: no contesta.'

/** Of his own, about a service of somebody's. */
const noteOf = async ({ house, newcomer }: World, author: Actor): Promise<string> => {
  const at = new Date(house.clock.now.getTime() + 48 * hourMs)
  const orderId = await house.world.create(await newcomer('client'), patternOrder(at))
  const { _id } = await house.world.act(author, (ctx) => writeNote(ctx, orderId, { text, mentions: [] }))
  return _id
}

export const noteCalls: Record<string, Call> = {
  xn1: onOrder(api.notes.all, { state: 'taken', at: inParam('_id') }, ({ orderId }) => ({
    params: { _id: orderId },
  })),
  xn2: byAnyone(api.notes.colleagues),
  xn3: onOrder(api.notes.write, { state: 'taken', at: inParam('_id') }, ({ orderId }) => ({
    params: { _id: orderId },
    body: { text },
  })),
  xn4: onOwn(api.notes.change, noteOf, { text: 'Llamé: contestó.' }),
  xn5: onOwn(api.notes.remove, noteOf),
  xs1: onOrder(api.notifications.sent, { state: 'taken', at: inParam('_id') }, ({ orderId }) => ({
    params: { _id: orderId },
    query: {},
  })),
  xs2: onOrder(api.notifications.seen, { state: 'taken', at: inParam('_id') }, ({ orderId }) => ({
    params: { _id: orderId },
  })),
}
