import type { Profile } from '@arriero/contract/people/sessions'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionStore } from './session-store.ts'

vi.stubGlobal('localStorage', { setItem: () => undefined, removeItem: () => undefined })
afterEach(() => sessionStore.close())

const named = (name: string) => ({ name }) as Profile

test('who waits for somebody to be in is told once, and at once where somebody is', () => {
  const told: string[] = []
  sessionStore.whenIn(({ name }) => told.push(name))
  expect(told).toEqual([])
  sessionStore.open('token', named('Clara'))
  sessionStore.whenIn(({ name }) => told.push(`${name} ya`))
  expect(told).toEqual(['Clara', 'Clara ya'])
  sessionStore.close()
  sessionStore.open('token', named('Diego'))
  expect(told).toEqual(['Clara', 'Clara ya'])
})
