/** Carries what waits to the server: one message at a time, in the order they were written, also after the page was closed and opened again. */
import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { act } from '#shared/api/act.ts'
import { errorText } from '#shared/api/error-text.ts'
import { newKey } from '#shared/api/new-key.ts'
import { uploadFile } from '#shared/api/upload.ts'
import { line } from '#shared/line/line.ts'
import { sessionStore } from '#shared/session/session-store.ts'
import { applySent } from '../thread-cache.ts'
import { messageVerdict, retryAfterMs } from './message-verdict.ts'
import { addWaiting, putWaiting, removeWaiting, waitingOf } from './waiting-db.ts'
import type { WaitingMessage } from './waiting-message.ts'
import { clearWaitingView, showWaiting } from './waiting-state.ts'

const callMs = 45_000
const uploadMs = 240_000

let isRunning = false
let isAskedAgain = false
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Other tabs of this browser look again. */
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('arriero.messages')

const ownerId = (): string | undefined => {
  const session = sessionStore.get()
  return session.status === 'in' ? session.profile._id : undefined
}

const lookAgain = async (): Promise<void> => {
  const userId = ownerId()
  if (userId) showWaiting({ messages: await waitingOf(userId) })
}

const changed = async (): Promise<void> => {
  await lookAgain()
  tabs?.postMessage('changed')
}

const uploadedAll = async (message: WaitingMessage): Promise<string[]> => {
  const ids: string[] = []
  for (const photo of message.photos) {
    if (!photo.upload) {
      const signal = AbortSignal.timeout(uploadMs)
      const { _id: id } = await uploadFile(api.files.uploadImage, photo.blob, {
        idempotencyKey: photo.key,
        signal,
        name: 'foto.jpg',
      })
      photo.upload = { id, atMs: Date.now() }
      await putWaiting(message)
    }
    ids.push(photo.upload.id)
  }
  return ids
}

const deliver = async (message: WaitingMessage) => {
  const { orderId, clientId, text, place, writtenAt } = message
  const images = await uploadedAll(message)
  const body = {
    clientId,
    ...(text === '' ? {} : { text }),
    ...(images.length > 0 ? { images } : {}),
    ...(place ? { place } : {}),
    writtenAt,
  }
  // The server knows it by its clientId, for longer than keys are kept.
  const how = { idempotencyKey: newKey(), signal: AbortSignal.timeout(callMs) }
  return act(api.messages.send, { params: { _id: orderId }, body }, how)
}

const uploadsForgotten = (message: WaitingMessage): WaitingMessage => ({
  ...message,
  photos: message.photos.map(({ blob }) => ({ blob, key: newKey() })),
})

/** False: the line is gone, the rest waits as well. */
const carry = async (message: WaitingMessage): Promise<boolean> => {
  const hasUploads = message.photos.some(({ upload }) => upload !== undefined)
  showWaiting({ sendingId: message.clientId })
  try {
    const sent = await deliver(message)
    applySent(message.orderId, sent)
    await removeWaiting(message)
  } catch (error) {
    const verdict = messageVerdict(error, hasUploads)
    if (verdict === 'lost') return false
    if (verdict === 'again') await putWaiting(uploadsForgotten(message))
    else if (error instanceof CallError)
      await putWaiting({ ...message, refusal: { code: error.reply.code, text: errorText(error) } })
  } finally {
    showWaiting({ sendingId: undefined })
    await changed()
  }
  return true
}

const carryAll = async (): Promise<void> => {
  for (;;) {
    const userId = ownerId()
    const next = userId && (await waitingOf(userId)).find(({ refusal }) => refusal === undefined)
    if (!next) return
    const went = await carry(next)
    failures = went ? 0 : failures + 1
    showWaiting({ isStuck: !went })
    if (!went) return later()
  }
}

const later = (): void => {
  clearTimeout(timer)
  timer = setTimeout(wakeMessages, retryAfterMs(failures))
}

/** One tab carries; another one looks on, and looks again. */
const alone = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator
    ? navigator.locks.request('arriero.messages', { ifAvailable: true }, (lock) => (lock ? work() : later()))
    : work()

const run = async (): Promise<void> => {
  isRunning = true
  try {
    await alone(carryAll)
  } finally {
    isRunning = false
  }
}

/** Something waits, or may go again. */
export const wakeMessages = (): void => {
  if (!ownerId()) return
  if (isRunning) {
    isAskedAgain = true
    return
  }
  clearTimeout(timer)
  void run()
    .catch(() => later())
    .then(() => {
      if (!isAskedAgain) return
      isAskedAgain = false
      if (failures === 0) wakeMessages()
    })
}

type Written = {
  orderId: string
  text: string
  photos?: readonly Blob[]
  place?: { latitude: number; longitude: number } | undefined
}

/** Once this resolves it is safe in this browser, and goes by itself. */
export const handInMessage = async ({ orderId, text, photos = [], place }: Written): Promise<void> => {
  const userId = ownerId()
  if (!userId) throw new Error('a message without a person')
  await addWaiting({
    clientId: newKey(),
    userId,
    orderId,
    text,
    photos: photos.map((blob) => ({ key: newKey(), blob })),
    ...(place ? { place } : {}),
    writtenAt: new Date().toISOString(),
  })
  await changed()
  wakeMessages()
}

/** The same again, as it was. */
export const tryMessageAgain = async (message: WaitingMessage): Promise<void> => {
  const { refusal: _said, ...open } = message
  await putWaiting(open)
  await changed()
  wakeMessages()
}

export const dropMessage = async (message: WaitingMessage): Promise<void> => {
  await removeWaiting(message)
  await changed()
}

const follow = (): void => {
  if (sessionStore.get().status !== 'in') return clearWaitingView()
  void lookAgain()
  wakeMessages()
}

let isStarted = false

/** Once per page: as somebody enters, as the line returns, as the page is looked at again. */
export const startMessages = (): void => {
  if (isStarted) return
  isStarted = true
  line.subscribe(() => !line.isDown() && wakeMessages())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wakeMessages()
  })
  tabs?.addEventListener('message', () => void lookAgain())
  sessionStore.subscribe(follow)
  follow()
}
