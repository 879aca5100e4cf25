import { describe, expect, test } from 'vitest'
import { factsOfKind, isNotificationKind } from '../notifications/notification-kinds.ts'
import { historyActs, orderEventOf } from './order-events.ts'
import type { Reader, Recipient } from './order-event.ts'
import { isCarrierRole, isClientRole, isOperatorRole } from '../people/roles.ts'

const rows = historyActs.map((name) => ({ name, ...orderEventOf(name) }))

test('what an event raises for others is a notification that people can choose', () => {
  for (const { name, raises = [] } of rows)
    for (const { kind } of raises) expect(isNotificationKind(kind), `${name} raises ${kind}`).toBe(true)
})

test('whoever may be told of an event meets its notification among his choices', () => {
  const isMetBy: Partial<Record<Recipient, (role: 'client' | 'driver' | 'enterprise') => boolean>> = {
    client: isClientRole,
    carrier: isCarrierRole,
    driver: isOperatorRole,
  }
  for (const { name, notice } of rows) {
    if (!notice || !isNotificationKind(name)) continue
    const { to } = factsOfKind(name)
    for (const role of ['client', 'driver', 'enterprise'] as const)
      if (notice.to.some((one) => isMetBy[one]?.(role))) expect(to, name).toContain(role)
  }
})

describe('nobody learns by one way what another keeps from him', () => {
  const viewerOf: Partial<Record<Recipient, Reader>> = {
    client: 'client',
    carrier: 'carrier',
    driver: 'operator',
  }
  const lined = rows.filter(({ read }) => read)

  test('who is notified of what has a line of history may read it', () => {
    for (const { name, read = [], notice } of lined)
      for (const one of notice?.to ?? []) {
        const viewer = viewerOf[one]
        if (viewer) expect(read, `${name} to ${one}`).toContain(viewer)
      }
  })

  test('whose systems are told may read it', () => {
    for (const { name, read = [], webhook } of lined)
      for (const party of webhook?.to ?? []) {
        const viewer = viewerOf[party]
        if (viewer) expect(read, `${name} to ${party}`).toContain(viewer)
      }
  })
})

test('what only a newer release knows has no row', () => {
  expect(orderEventOf('order.renewed')).toBeUndefined()
  expect(orderEventOf('toString')).toBeUndefined()
})
