import type { Profile } from '@arriero/contract/people/sessions'
import { beforeEach, expect, test, vi } from 'vitest'
import { farewell, sayFarewell } from '#shared/session/farewell.ts'
import { sessionStore } from '#shared/session/session-store.ts'
import { enter, enterFirst, enterWith } from './enter-and-leave.ts'

const opened = { token: 'of this test', user: { _id: '1', name: 'Nueva Persona' } as unknown as Profile }
const login = { email: 'nueva@example.co', password: 'tres mulas y un cerro' }
const first = {
  ...login,
  code: 'AAAA',
  name: 'Nueva Persona',
  identification: '79345112',
  cellPhone: '3005550177',
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('fetch', async () => Response.json(opened))
  sayFarewell({ title: 'Su cuenta se eliminó', lines: [] })
})

test.each([
  ['logs in', () => enter(login)],
  ['opens the house as its first administrator', () => enterFirst(first)],
  ['proved a registration or an invitation', () => Promise.resolve(enterWith(opened))],
])('the farewell to somebody else is over for who %s', async (_, come) => {
  await come()
  expect(sessionStore.token()).toBe(opened.token)
  expect(farewell()).toBeUndefined()
})
