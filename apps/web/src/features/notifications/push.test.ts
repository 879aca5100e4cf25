import { beforeEach, expect, test, vi } from 'vitest'
import { pushState, turnPushOff } from './push.ts'

const send = vi.hoisted(() => vi.fn<() => Promise<object>>())
vi.mock('#shared/api/act.ts', () => ({ act: send }))

const owner = 'a1'
let isSubscribed: boolean
const subscription = {
  endpoint: 'https://push.example.co/equipo-1',
  unsubscribe: async () => {
    isSubscribed = false
    return true
  },
}

beforeEach(() => {
  isSubscribed = true
  const kept = new Map([['arriero.push', owner]])
  const pushManager = { getSubscription: async () => (isSubscribed ? subscription : null) }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } })
  vi.stubGlobal('window', { PushManager: {}, Notification: {} })
  vi.stubGlobal('Notification', { permission: 'granted' })
})

test('a device the server still tells reads on, also after a reload', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(turnPushOff()).rejects.toThrow('Failed to fetch')
  expect(await pushState(owner)).toBe('on')
})

test('a device is off once the server has let go of it', async () => {
  send.mockResolvedValue({ updated: true })
  expect(await turnPushOff()).toBe('off')
  expect(await pushState(owner)).toBe('off')
})
