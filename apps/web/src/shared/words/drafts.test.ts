import type { Profile } from '@arriero/contract/people/sessions'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '../session/session-store.ts'
import { draftOf, dropAllDrafts, dropDraft, keepDraft, sweepDrafts } from './drafts.ts'

class Stored {
  [key: string]: unknown
  getItem(key: string) {
    return (this[key] as string | undefined) ?? null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

const as = (id: string) => sessionStore.open('of this test', { _id: id } as unknown as Profile)
const answer = ['pqr-answer', '65'] as const

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', new Stored())
  as('ana')
})
afterEach(() => {
  sessionStore.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what was written of one thing comes back there and nowhere else', () => {
  keepDraft(answer, 'Se devolvió el cobro')
  expect(draftOf(answer)).toBe('Se devolvió el cobro')
  expect(draftOf(['pqr-answer', '66'])).toBeUndefined()
  expect(draftOf(['reason', '65'])).toBeUndefined()
})

test('what was sent, let go of or emptied is kept no more', () => {
  keepDraft(answer, 'Se devolvió')
  dropDraft(answer)
  expect(draftOf(answer)).toBeUndefined()
  keepDraft(answer, 'Se devolvió')
  keepDraft(answer, '  ')
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([])
})

test('after seven days it is gone', () => {
  keepDraft(answer, 'Se devolvió')
  vi.advanceTimersByTime(7 * 24 * 3_600_000 - 1)
  expect(draftOf(answer)).toBe('Se devolvió')
  vi.advanceTimersByTime(1)
  expect(draftOf(answer)).toBeUndefined()
  sweepDrafts('ana')
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([])
})

test('nobody reads what another person of this browser wrote, and it goes when he comes in', () => {
  keepDraft(answer, 'Se devolvió')
  as('luis')
  expect(draftOf(answer)).toBeUndefined()
  sweepDrafts('luis')
  as('ana')
  expect(draftOf(answer)).toBeUndefined()
})

test('who comes back himself finds his own', () => {
  keepDraft(answer, 'Se devolvió')
  sessionStore.close()
  expect(draftOf(answer)).toBeUndefined()
  as('ana')
  sweepDrafts('ana')
  expect(draftOf(answer)).toBe('Se devolvió')
})

test('who logs out leaves none behind', () => {
  keepDraft(answer, 'Se devolvió')
  keepDraft(['rating', '7'], 'Puntual')
  dropAllDrafts()
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([])
})

test('a visitor keeps nothing', () => {
  sessionStore.close()
  keepDraft(answer, 'Se devolvió')
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([])
})
