import { afterEach, expect, test, vi } from 'vitest'
import { deviceChoice } from './device-choice.ts'

afterEach(() => vi.unstubAllGlobals())

const stubStore = () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  return kept
}

test('a choice outlives the page, and what is none of the choices is the first', () => {
  const kept = stubStore()
  const choice = () => deviceChoice('sound', ['off', 'on'])
  expect(choice().get()).toBe('off')
  choice().choose('on')
  expect(choice().get()).toBe('on')
  kept.set('sound', 'loud')
  expect(choice().get()).toBe('off')
})

test('in a browser that keeps nothing it holds until the page is closed', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const choice = deviceChoice('sound', ['off', 'on'])
  expect(choice.get()).toBe('off')
  choice.choose('on')
  expect(choice.get()).toBe('on')
})
