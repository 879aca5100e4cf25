import { notificationKinds } from '@arriero/domain/notifications/notification-kinds'
import { isOperatorRole, roles } from '@arriero/domain/people/roles'
import { notificationWords } from '@arriero/contract/es/notifications'
import { expect, test } from 'vitest'
import { linkOf } from './links.ts'

const orderId = 'a'.repeat(24)
const service = { route: 'Cali – Pasto', reservationAt: new Date('2026-11-24T13:00:00Z'), code: 'a1b2c3' }
const all = roles.flatMap((role) => notificationKinds.map((kind) => [role, kind] as const))

test.each(all)('a %s is led by %s to an address of his own area', (role, kind) => {
  const area = isOperatorRole(role) ? /^\/conductor(\/|$)/ : /^\/main\//
  for (const target of [
    { orderId, objectId: null },
    { orderId: null, objectId: 'b'.repeat(24) },
    { orderId: null, objectId: 'ABC123' },
  ])
    expect(linkOf({ kind, role, ...target })).toMatch(area)
})

test.each(all)('what a %s is told by %s are words, with and without a service', (role, kind) => {
  for (const worded of [
    { role, service, facts: { count: 0, papers: [] } },
    { role, service: null, facts: {} },
  ]) {
    const { title, text } = notificationWords(kind, worded)
    for (const words of [title, text]) expect(words).not.toMatch(/undefined|null|NaN|\[object/)
    expect(title.length).toBeGreaterThan(5)
  }
})

test('a driver who is his own carrier opens his own vehicle, an enterprise the list of what ends', () => {
  const target = { kind: 'papers.expiring', orderId: null } as const
  expect(linkOf({ ...target, role: 'driver', objectId: 'ABC123' })).toBe('/conductor/vehiculos/ABC123')
  expect(linkOf({ ...target, role: 'enterprise', objectId: null })).toBe('/main/vencimientos')
})

test('who decides a wait that a client does not agree with is led to it', () => {
  const target = { kind: 'standby.objected', orderId, objectId: null } as const
  expect(linkOf({ ...target, role: 'accountancy' })).toBe(`/main/esperas/${orderId}`)
  expect(linkOf({ ...target, role: 'administrator' })).toBe(`/main/servicios/${orderId}`)
})

test('who is asked for an advance is led to where it is answered, who asked to where he reads why it was not given', () => {
  const asked = { kind: 'advance.wanted', orderId, objectId: null } as const
  expect(linkOf({ ...asked, role: 'accountancy' })).toBe('/main/contabilidad/pagos')
  expect(linkOf({ ...asked, role: 'administrator' })).toBe('/main/contabilidad/pagos')
  const refused = { ...asked, kind: 'advance.refused' } as const
  expect(linkOf({ ...refused, role: 'enterprise' })).toBe(`/main/enterprise-services/mis/${orderId}/anticipo`)
  expect(linkOf({ ...refused, role: 'driver' })).toBe('/conductor/ganancias')
})

test('a client has no page of papers: word of them leads him home', () => {
  const target = { kind: 'papers.expiring', orderId: null, objectId: 'b'.repeat(24) } as const
  expect(linkOf({ ...target, role: 'cliententerprise' })).toBe('/main/index')
  expect(linkOf({ ...target, role: 'enterprise' })).toBe(`/main/detalle/${'b'.repeat(24)}`)
})

test('a client whose date passed untaken is led to choosing another one', () => {
  const target = { kind: 'order.reservation_passed', role: 'client', objectId: null } as const
  expect(linkOf({ ...target, orderId })).toBe(`/main/cliente-servicios/${orderId}/fecha`)
})
