import { expect, test, vi } from 'vitest'
import { silentNodes } from './silent-nodes.ts'

const looks = (...all: Record<string, string>[]): number => {
  const onSilent = vi.fn()
  const look = silentNodes(onSilent)
  for (const beats of all) look(Object.entries(beats).map(([node, beatAt]) => ({ node, beatAt })))
  return onSilent.mock.calls.length
}

test('a node whose beat ends is noticed once, however long its word stands there', () => {
  const dead = { one: '12:00:00' }
  expect(looks(dead, dead, dead)).toBe(0)
  expect(looks(dead, dead, dead, dead)).toBe(1)
  expect(looks(dead, dead, dead, dead, dead, dead, dead)).toBe(1)
})

test('one that says goodbye, or beats on however rarely, is not', () => {
  expect(looks({ one: '1' }, { one: '1' }, { one: '1' }, {}, {}, {}, {})).toBe(0)
  expect(looks({ one: '1' }, { one: '1' }, { one: '1' }, { one: '2' }, { one: '2' }, { one: '2' })).toBe(0)
})

test('two that end together are one word; one that was only held up may end again', () => {
  const both = { one: '1', two: '1' }
  expect(looks(both, both, both, both, both)).toBe(1)
  expect(
    looks(
      { one: '1' },
      { one: '1' },
      { one: '1' },
      { one: '1' },
      ...Array.from({ length: 4 }, () => ({ one: '2' })),
    ),
  ).toBe(2)
})
