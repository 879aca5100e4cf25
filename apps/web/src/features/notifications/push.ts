/** Notifications on this device while Arriero is closed. */
import { api } from '@arriero/contract'
import { act } from '#shared/api/act.ts'
import { send } from '#shared/api/send.ts'

export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

const workerPath = '/push-worker.js'
/** No page lies below it: this worker only receives, whatever other workers the pages have. */
const scope = '/push/'
/** Who turned it on here: the next person on this device is asked anew. */
const ownerKey = 'arriero.push'

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const current = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  return (await registration?.pushManager.getSubscription()) ?? null
}

const isOwn = (userId: string): boolean => localStorage.getItem(ownerKey) === userId

export const pushState = async (userId: string): Promise<PushState> => {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return isOwn(userId) && (await current()) ? 'on' : 'off'
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

const announce = async (subscription: PushSubscription): Promise<void> => {
  const { endpoint, keys } = subscription.toJSON()
  const body = {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  }
  await act(api.notifications.subscribe, { body }, { isUnasked: true })
}

const activeRegistration = async (): Promise<ServiceWorkerRegistration> => {
  const registration = await navigator.serviceWorker.register(workerPath, { scope })
  const worker = registration.installing ?? registration.waiting
  if (!registration.active && worker)
    await new Promise<void>((resolve) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated') resolve()
      })
    })
  return registration
}

/** Asks the person, then the browser's push service, then tells the server. */
export const turnPushOn = async (userId: string): Promise<PushState> => {
  if ((await Notification.requestPermission()) !== 'granted') return pushState(userId)
  const { publicKey } = await send(api.notifications.pushKey, {})
  const { pushManager } = await activeRegistration()
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  })
  await announce(subscription)
  localStorage.setItem(ownerKey, userId)
  return 'on'
}

export const turnPushOff = async (): Promise<PushState> => {
  const subscription = await current()
  if (subscription) {
    await act(api.notifications.unsubscribe, { query: { endpoint: subscription.endpoint } })
    await subscription.unsubscribe()
  }
  // Last: until the server has let go of it, this device is told and says so.
  localStorage.removeItem(ownerKey)
  return 'off'
}

/** A subscription lasts as long as a session: a new one is told to the server again. */
export const keepPush = async (userId: string): Promise<void> => {
  if (!isSupported() || !isOwn(userId) || Notification.permission !== 'granted') return
  const subscription = await current()
  if (subscription) await announce(subscription)
}
