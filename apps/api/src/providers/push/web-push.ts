/** Web push: encrypted for the browser, signed with this installation's key. */
import type { Agent } from 'node:https'
import webPush from 'web-push'
import { ProviderError, type ProviderErrorKind } from '../provider-error.ts'
import type { PushSender } from './port.ts'
import type { PushKeys } from './push-keys.ts'

/** Whose addresses browsers hand out. A list, because the server calls what a browser names. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const

/** `more`: further hosts of this installation; one that begins with a point stands for all below it. */
export const isPushService = (endpoint: string, more: readonly string[] = []): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username } = new URL(endpoint)
  if (protocol !== 'https:' || username !== '') return false
  const named = port === '' ? hostname : `${hostname}:${port}`
  return [...services, ...more].some((host) =>
    host.startsWith('.') ? hostname.endsWith(host) : named === host,
  )
}

export type WebPushOptions = {
  keys: PushKeys
  /** An address or a page by which a push service reaches whoever runs this. */
  contact: string
  /** Hosts of push services beyond the known ones. */
  hosts: readonly string[]
  timeoutMs: number
  /** Certificates of a push service of one's own. */
  agent?: Agent
}

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined

const kindOf = (status: number | undefined, error: unknown): ProviderErrorKind => {
  if (status === undefined) {
    return error instanceof Error && /timeout|timed out/i.test(error.message) ? 'timeout' : 'unavailable'
  }
  return status === 429 || status >= 500 ? 'unavailable' : 'rejected'
}

export const webPushSender = ({ keys, contact, hosts, timeoutMs, agent }: WebPushOptions): PushSender => ({
  publicKey: keys.publicKey,
  isService: (endpoint) => isPushService(endpoint, hosts),
  send: async ({ endpoint, p256dh, auth }, { payload, lifeSeconds, topic }) => {
    if (!isPushService(endpoint, hosts)) return 'gone'
    try {
      await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject: contact, ...keys },
        TTL: lifeSeconds,
        topic,
        urgency: 'high',
        contentEncoding: 'aes128gcm',
        timeout: timeoutMs,
        ...(agent ? { agent } : {}),
      })
      return 'sent'
    } catch (error) {
      const status = statusOf(error)
      if (status === 404 || status === 410) return 'gone'
      throw new ProviderError(kindOf(status, error), `push ${status ?? ''}`)
    }
  },
})
