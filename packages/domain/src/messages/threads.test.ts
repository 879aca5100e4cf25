import type { Role } from '../people/roles.ts'
import { describe, expect, test } from 'vitest'
import {
  denialToOpen,
  denialToRead,
  denialToWrite,
  hidesContacts,
  isTooFastToType,
  readerOf,
  writableUntil,
  writtenAtOf,
  type ThreadFacts,
} from './threads.ts'

const now = new Date('2026-11-20T12:00:00Z')
const dayMs = 86_400_000
const ago = (days: number) => new Date(now.getTime() - days * dayMs)

const facts: ThreadFacts = {
  status: 'running',
  clientId: 'ana',
  carrierId: 'empresa',
  driverId: 'beto',
  isPaid: true,
  endedAt: null,
  removedAt: null,
  openRequests: [],
  isOpened: false,
}
const who = (id: string, role: Role) => ({ id, role })
const ana = who('ana', 'client')
const empresa = who('empresa', 'enterprise')
const beto = who('beto', 'enterprisedriver')
const carla = who('carla', 'enterprisedriver')

describe('of the conversation of a service', () => {
  test('client, carrier and driver read and write from when it is taken', () => {
    for (const party of [ana, empresa, beto]) expect(denialToWrite(facts, party, now)).toBeUndefined()
    expect([ana, empresa, beto].map((one) => readerOf(facts, one))).toEqual(['client', 'carrier', 'driver'])
  })

  test('before anybody took it its client reads nothing, and nobody else knows of it', () => {
    const waiting: ThreadFacts = { ...facts, status: 'pending', carrierId: null, driverId: null }
    expect(denialToRead(waiting, ana)).toBe('message.not_assigned')
    expect(denialToRead(waiting, empresa)).toBe('order.not_found')
  })

  test('strangers are told that there is no service', () => {
    for (const role of ['client', 'enterprise', 'driver', 'enterprisedriver'] as const)
      expect(denialToRead(facts, who('otro', role))).toBe('order.not_found')
  })

  test('both sides write until seven days after its end, to the second, and read on', () => {
    const over = (days: number): ThreadFacts => ({ ...facts, status: 'finished', endedAt: ago(days) })
    expect(denialToWrite(over(7), ana, now)).toBeUndefined()
    expect(denialToWrite({ ...over(7), endedAt: new Date(ago(7).getTime() - 1) }, ana, now)).toBe(
      'message.closed',
    )
    expect(denialToRead(over(400), ana)).toBeUndefined()
    expect(writableUntil({ endedAt: ago(7) })).toEqual(now)
    expect(writableUntil({ endedAt: null })).toBeNull()
  })

  test('whoever drove it before reads, and writes no more', () => {
    const changed: ThreadFacts = { ...facts, driverId: 'carla', removedAt: ago(1) }
    expect(readerOf(changed, beto)).toBe('former')
    expect(denialToRead(changed, beto)).toBeUndefined()
    expect(denialToWrite(changed, beto, now)).toBe('message.former_driver')
    expect(denialToWrite(changed, carla, now)).toBeUndefined()
    // Back at the wheel he is its driver again.
    expect(readerOf({ ...changed, driverId: 'beto' }, beto)).toBe('driver')
  })
})

describe('staff', () => {
  const soport = who('sara', 'soport')
  const administrator = who('adri', 'administrator')
  const accountancy = who('conta', 'accountancy')
  const asked: ThreadFacts = { ...facts, openRequests: [{ isComplaint: false }] }

  test('reads nothing as long as no PQR about the service is open', () => {
    for (const one of [soport, administrator, accountancy])
      expect(denialToOpen(facts, one)).toBe('message.request_required')
  })

  test('opens it for a PQR it answers, and reads and writes once both sides were told', () => {
    for (const one of [soport, administrator]) {
      expect(denialToOpen(asked, one)).toBeUndefined()
      expect(denialToRead(asked, one)).toBe('message.not_opened')
      expect(denialToWrite({ ...asked, isOpened: true }, one, now)).toBeUndefined()
    }
    expect(denialToOpen(asked, accountancy)).toBe('message.request_required')
    expect(denialToOpen({ ...facts, openRequests: [{ isComplaint: true }] }, accountancy)).toBeUndefined()
  })

  test('is shut out again as soon as the PQR is solved', () => {
    expect(denialToRead({ ...facts, isOpened: true }, soport)).toBe('message.request_required')
  })
})

test('contacts are hidden until the service is paid', () => {
  expect([hidesContacts({ isPaid: false }), hidesContacts({ isPaid: true })]).toEqual([true, false])
})

test('a phone is believed when a message was written, within reason', () => {
  expect(writtenAtOf(ago(2), now)).toEqual(ago(2))
  expect(writtenAtOf(new Date(now.getTime() + 1), now)).toEqual(now)
  expect(writtenAtOf(ago(31), now)).toEqual(now)
  expect(writtenAtOf(undefined, now)).toEqual(now)
})

test('above ten kilometres an hour nobody types', () => {
  expect([null, 0, 10, 10.1, 80].map(isTooFastToType)).toEqual([false, false, false, true, true])
})
