import { describe, expect, test } from 'vitest'
import { choiceCell, denialOfChoice, goesBy, topicsOf } from './notification-choices.ts'
import { factsOfKind, notificationKinds, type NotificationKind } from './notification-kinds.ts'
import { notificationChannels, notificationTopics, type NotificationChannel } from './notification-topics.ts'
import { roles, type Role } from '../people/roles.ts'

const wayOf = (role: Role, channel: NotificationChannel, chosen?: boolean) => (kind: NotificationKind) =>
  goesBy({ kind, channel, role }, chosen)

test('every topic is met by somebody and holds a kind', () => {
  for (const topic of notificationTopics) {
    expect(roles.some((role) => topicsOf(role).includes(topic))).toBe(true)
    expect(notificationKinds.some((kind) => factsOfKind(kind).topic === topic)).toBe(true)
  }
})

test.each([
  [
    'client',
    [
      'offers',
      'services',
      'trips',
      'messages',
      'payments',
      'income',
      'standby',
      'insurance',
      'papers',
      'requests',
      'account',
    ],
  ],
  [
    'enterprise',
    [
      'lanes',
      'offers',
      'services',
      'trips',
      'messages',
      'payments',
      'income',
      'standby',
      'papers',
      'requests',
      'integrations',
      'account',
    ],
  ],
  [
    'driver',
    [
      'lanes',
      'offers',
      'services',
      'trips',
      'messages',
      'payments',
      'income',
      'standby',
      'papers',
      'requests',
      'account',
    ],
  ],
  ['enterprisedriver', ['services', 'trips', 'messages', 'papers', 'requests', 'account']],
  ['administrator', ['standby', 'papers', 'desk', 'treasury', 'requests', 'account']],
  ['soport', ['desk', 'requests', 'account']],
] as const)('a %s chooses among what he can meet and nothing else', (role, topics) => {
  expect(topicsOf(role)).toEqual(topics)
})

test('where nobody chose, things go as they always did', () => {
  for (const role of roles)
    for (const channel of notificationChannels)
      for (const kind of notificationKinds)
        expect(goesBy({ kind, channel, role }, undefined)).toBe(factsOfKind(kind).ways.includes(channel))
})

test('switched off, nothing of the topic goes that way; the other ways and topics go on', () => {
  const mail = wayOf('client', 'mail', false)
  expect(mail('order.cancelled')).toBe(false)
  expect(mail('refund.paid')).toBe(false)
  const push = wayOf('client', 'push')
  expect(push('order.cancelled')).toBe(true)
})

test('switched on where a topic usually does not go that way, all of it does', () => {
  const mail = wayOf('client', 'mail', true)
  expect(mail('offer.made')).toBe(true)
  expect(mail('offer.withdrawn')).toBe(true)
  // A carrier owes nothing: of payments he is usually written nothing.
  expect(wayOf('driver', 'mail')('payment.paid')).toBe(false)
  expect(wayOf('driver', 'mail', true)('payment.paid')).toBe(true)
})

test('switched on where it usually goes that way, it brings what it usually brings', () => {
  const mail = wayOf('client', 'mail', true)
  expect(mail('order.cancelled')).toBe(true)
  expect(mail('order.assigned')).toBe(false)
  expect(choiceCell('client', 'services', 'mail')).toEqual({ isUsual: true, reach: 'main', isFixed: false })
})

describe('what must be written is written', () => {
  test.each([
    ['client', 'payment.reminder', 'money'],
    ['client', 'standby.proposed', 'money'],
    ['driver', 'standby.proposed', 'money'],
    ['soport', 'pqr.answered', 'legal'],
    ['driver', 'account.returned', 'security'],
  ] as const)('to a %s: %s, because of %s', (role, kind, keptBecause) => {
    const { topic } = factsOfKind(kind)
    expect(choiceCell(role, topic, 'mail')).toMatchObject({ keptBecause })
    for (const chosen of [undefined, true, false])
      expect(goesBy({ kind, channel: 'mail', role }, chosen)).toBe(true)
  })

  test.each([
    ['client', 'requests', 'legal'],
    ['driver', 'account', 'security'],
  ] as const)(
    'and where a %s meets nothing else of %s, nothing can be switched off',
    (role, topic, because) => {
      expect(choiceCell(role, topic, 'mail')).toEqual({
        isUsual: true,
        reach: 'all',
        keptBecause: because,
        isFixed: true,
      })
      expect(denialOfChoice(role, { topic, channel: 'mail', isOn: false })).toBe('choice.fixed')
    },
  )

  test('the rest of its topic is chosen beside it, and on or off changes nothing but the rest', () => {
    const mixed = roles.flatMap((role) =>
      topicsOf(role).flatMap((topic) => {
        const cell = choiceCell(role, topic, 'mail')
        return cell?.keptBecause && !cell.isFixed ? [{ role, topic }] : []
      }),
    )
    expect(mixed).toContainEqual({ role: 'client', topic: 'payments' })
    expect(mixed).toContainEqual({ role: 'enterprise', topic: 'standby' })
    for (const { role, topic } of mixed) {
      expect(denialOfChoice(role, { topic, channel: 'mail', isOn: false })).toBeUndefined()
      const met = notificationKinds.filter((kind) => {
        const facts = factsOfKind(kind)
        return facts.topic === topic && facts.to.includes(role)
      })
      const kept = met.filter((kind) => factsOfKind(kind).keptBecause)
      const sentWith = (isOn: boolean) => met.filter((kind) => wayOf(role, 'mail', isOn)(kind))
      expect(sentWith(false)).toEqual(kept)
      expect(sentWith(true).length).toBeGreaterThan(kept.length)
    }
    expect(wayOf('client', 'mail', true)('payment.paid')).toBe(true)
  })

  test('a phone may stay silent of all of it', () => {
    for (const role of roles)
      for (const topic of topicsOf(role))
        for (const channel of ['push', 'whatsapp'] as const) {
          const cell = choiceCell(role, topic, channel)
          expect(cell?.keptBecause).toBeUndefined()
          expect(cell?.isFixed ?? false).toBe(false)
        }
  })

  test('a carrier, who owes nothing, may do without letters of payments', () => {
    expect(denialOfChoice('driver', { topic: 'payments', channel: 'mail', isOn: true })).toBeUndefined()
    expect(choiceCell('driver', 'payments', 'mail')).toEqual({ isUsual: false, reach: 'all', isFixed: false })
  })
})

test('the staff is written about its accounts, and told nothing else of them', () => {
  expect(choiceCell('soport', 'account', 'mail')).toEqual({
    isUsual: true,
    reach: 'all',
    keptBecause: 'security',
    isFixed: true,
  })
  expect(choiceCell('soport', 'account', 'push')).toBeUndefined()
})

test('nobody chooses of what is never said to him', () => {
  expect(denialOfChoice('enterprisedriver', { topic: 'offers', channel: 'push', isOn: true })).toBe(
    'choice.unknown',
  )
})
