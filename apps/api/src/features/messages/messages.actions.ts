/** Writing, reading on, and staff that reads along. docs/decisions/0056. */
import {
  denialToOpen,
  denialToWrite,
  hidesContacts,
  splitWithinMs,
  writtenAtOf,
  type ThreadPart,
} from '@arriero/domain/messages/threads'
import { withoutContacts } from '@arriero/domain/messages/contacts'
import { handlesRequest } from '@arriero/domain/support/support'
import type { Ctx } from '#context.ts'
import { announce, hint } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import { attachFiles } from '#features/files/files.actions.ts'
import { markReadOf } from '#features/notifications/notifications.store.ts'
import { fail, refuse } from '#app-error.ts'
import type { MessageWire } from './message-row.views.ts'
import {
  addUnread,
  insertMessage,
  insertNotice,
  insertOpening,
  lockThread,
  markReadUpTo,
  sentBefore,
} from './messages.store.ts'
import { othersOf, ownMessage } from './messages.views.ts'
import { readingOf } from './reading.ts'
import { justWritten, openRequestsOf, threadOrder, type ThreadOrder } from './thread-facts.views.ts'

type Writing = {
  clientId: string
  text: string | undefined
  imageIds: readonly string[]
  place: { latitude: number; longitude: number } | undefined
  writtenAt: Date | undefined
}

type Kept = { text: string | null; isMasked: boolean }

/** Before the payment nothing is kept by which one side could reach or pay the other past the service. */
const keptText = async (ctx: Ctx, order: ThreadOrder, text: string | undefined): Promise<Kept> => {
  if (text === undefined || text === '') return { text: null, isMasked: false }
  if (!hidesContacts(order)) return { text, isMasked: false }
  const since = new Date(ctx.now.getTime() - splitWithinMs)
  return withoutContacts(text, await justWritten(ctx, order.orderId, since))
}

const partOf = (reader: ThreadPart | 'former'): ThreadPart =>
  reader === 'former' ? fail('message.former_driver') : reader

/** The same name of the writer's browser once more is the same message, and nothing more is told. */
export const sendMessage = async (ctx: Ctx, orderId: string, writing: Writing): Promise<MessageWire> => {
  const { order, reader } = await readingOf(ctx, orderId)
  const last = await lockThread(ctx, orderId)
  const before = await sentBefore(ctx, orderId, writing.clientId)
  if (before !== undefined) return ownMessage(ctx, before)
  refuse(denialToWrite(order, ctx.actor, ctx.now))
  const id = ctx.newId()
  const part = partOf(reader)
  await attachFiles(ctx, writing.imageIds, { objectKind: 'message', objectId: id })
  await insertMessage(ctx, {
    id,
    orderId,
    position: last + 1,
    part,
    clientId: writing.clientId,
    imageIds: writing.imageIds,
    place: writing.place,
    writtenAt: writtenAtOf(writing.writtenAt, ctx.now),
    ...(await keptText(ctx, order, writing.text)),
  })
  await addUnread(ctx, orderId, await othersOf(ctx, orderId, ctx.actor.id))
  await announce(ctx, { name: 'message.sent', orderId, detail: id })
  return ownMessage(ctx, id)
}

/** What is read has nothing more to ring for. Reading the same again changes nothing that anybody is told. */
export const readMessages = async (
  ctx: Ctx,
  orderId: string,
  position: number,
): Promise<{ updated: true }> => {
  const { reader } = await readingOf(ctx, orderId)
  const last = await lockThread(ctx, orderId)
  if (reader === 'staff' || reader === 'former') return { updated: true }
  await markReadUpTo(ctx, { orderId, position: Math.min(position, last) })
  if (await markReadOf(ctx, { userId: ctx.actor.id, kind: 'message.received', orderId }))
    hint(ctx, { name: 'notification.made', userId: ctx.actor.id })
  hint(ctx, { name: 'message.read', orderId })
  return { updated: true }
}

/** For the newest open PQR that he answers. Both sides read in the conversation that staff does; the trail keeps who. */
export const openThread = async (ctx: Ctx, orderId: string): Promise<{ updated: true }> => {
  const order = (await threadOrder(ctx, orderId)) ?? fail('order.not_found')
  refuse(denialToOpen(order, ctx.actor))
  const requests = await openRequestsOf(ctx, orderId)
  const request = requests.find(({ isComplaint }) => handlesRequest(ctx.actor.role, isComplaint))
  if (!request) return fail('message.request_required')
  const last = await lockThread(ctx, orderId)
  const isFirst = await insertOpening(ctx, { orderId, requestId: request.id })
  await record(ctx, {
    act: 'message.open',
    objectKind: 'order',
    objectId: orderId,
    details: { requestId: request.id },
  })
  if (!isFirst) return { updated: true }
  const id = await insertNotice(ctx, { orderId, position: last + 1, requestId: request.id })
  await announce(ctx, { name: 'message.opened', orderId, detail: id })
  return { updated: true }
}
