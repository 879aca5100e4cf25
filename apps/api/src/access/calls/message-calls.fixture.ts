/** Calls on the conversation of a service. Staff reaches it by a complaint of the service's client alone. */
import { randomUUID } from 'node:crypto'
import { api } from '@arriero/contract'
import { isStaffRole, type Actor } from '@arriero/domain/people/roles'
import { openThread, sendMessage } from '#features/messages/messages.actions.ts'
import { fileRequest } from '#features/support/support.actions.ts'
import { byAnyone, inParam, onOrder, type Call, type ToInput } from './calls.fixture.ts'
import { partyOf, type Situation, type World } from '../world.fixture.ts'

const inPath = inParam('_id')
const complaint = { subject: 'Reclamo', description: 'Llegó mojada.', kind: 'claim' as const }

const written = ({ house }: World, author: Actor, orderId: string) =>
  house.world.act(author, (ctx) =>
    sendMessage(ctx, orderId, {
      clientId: randomUUID(),
      text: 'Voy en camino',
      imageIds: [],
      place: undefined,
      writtenAt: undefined,
    }),
  )

const complained = ({ house }: World, { client, orderId }: Situation) =>
  house.world.act(client, (ctx) =>
    fileRequest(ctx, { ...complaint, orderId, userId: undefined, status: undefined }),
  )

const path = ({ orderId }: Situation) => ({ params: { _id: orderId } })

const asked: ToInput = async (situation, { role, world }) => {
  if (isStaffRole(role)) await complained(world, situation)
  return path(situation)
}

/** Staff has said before that it reads. */
const opened: ToInput = async (situation, asking) => {
  const { caller, role, world } = asking
  const input = await asked(situation, asking)
  if (isStaffRole(role)) await world.house.world.act(caller, (ctx) => openThread(ctx, situation.orderId))
  return input
}

/** With something of somebody else in it. */
const answered: ToInput = async (situation, asking) => {
  const { client, carrier, orderId } = situation
  await written(asking.world, asking.caller.id === client.id ? carrier : client, orderId)
  return opened(situation, asking)
}

export const messageCalls: Record<string, Call> = {
  g1: onOrder(api.messages.thread, { state: 'taken', at: inPath }, answered),
  g2: onOrder(api.messages.all, { state: 'taken', at: inPath }, answered),
  g3: onOrder(api.messages.send, { state: 'taken', at: inPath }, async (situation, asking) => ({
    ...(await opened(situation, asking)),
    body: { clientId: randomUUID(), text: 'Llegué, estoy en portería' },
  })),
  g4: onOrder(api.messages.read, { state: 'taken', at: inPath }, async (situation, asking) => ({
    ...(await answered(situation, asking)),
    body: { position: 1 },
  })),
  g5: onOrder(api.messages.open, { state: 'taken', at: inPath }, asked),
  g6: {
    ...byAnyone(api.messages.unread),
    foreignMarks: async ({ world, situation }, role) => {
      const found = await situation('taken', role)
      const reader = partyOf(found, role)
      await written(world, reader?.id === found.client.id ? found.carrier : found.client, found.orderId)
      return [found.orderId]
    },
  },
  g7: onOrder(api.messages.door, { state: 'taken', at: inPath }, asked),
}
