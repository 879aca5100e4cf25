import type { InboxItem } from '@arriero/contract/house/inbox'
import type { InboxCause } from '@arriero/domain/house/inbox'
import { expect, test } from 'vitest'
import { aboutOf, whoseOf } from './about.ts'

const at = '2026-11-29T15:00:00.000Z'
const entry = (cause: InboxCause, also: Partial<InboxItem> = {}): InboxItem => ({
  _id: 'a',
  kind: 'order',
  causes: [{ cause, object: 'a', since: at, harmAt: at, stake: 0 }],
  level: 'today',
  since: at,
  harmAt: at,
  stake: 0,
  origin: 'Calle 52 # 3-29, Cali, Valle del Cauca',
  destination: 'Bogotá D.C.',
  person: { _id: 'b', name: 'Molinos', rol: 'client' },
  mail: null,
  carrier: { _id: 'c', name: 'Expreso Altiplano' },
  owner: null,
  snoozedUntil: null,
  notes: 0,
  lastNote: null,
  lastCall: null,
  ...also,
})

test('money that goes to a carrier is about him, everything else of a service about its client', () => {
  expect(whoseOf(entry('payoutDue'))).toBe('Expreso Altiplano')
  expect(whoseOf(entry('advanceWanted'))).toBe('Expreso Altiplano')
  expect(whoseOf(entry('undriven'))).toBe('Molinos')
  expect(aboutOf(entry('undriven'))).toBe('Cali → Bogotá D.C.')
})

test('a mail of nobody’s account is about who wrote it and what it says above', () => {
  const none = { origin: null, destination: null, person: null, carrier: null }
  const mail = entry('mailWaits', { ...none, kind: 'mail', mail: { from: 'Bodega', subject: 'Soportes' } })
  expect(whoseOf(mail)).toBe('Bodega')
  expect(aboutOf(mail)).toBe('Soportes')
})
