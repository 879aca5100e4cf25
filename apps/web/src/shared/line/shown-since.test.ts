import { expect, test } from 'vitest'
import { shownSince, type ShownRead } from './use-shown-since.ts'

const heardAtMs = 1_000_000
const read = (id: string, part: Partial<ShownRead> = {}): ShownRead => ({
  id,
  readAtMs: 1,
  isFresh: false,
  ...part,
})
const since = (atLoss: readonly string[], ...now: ShownRead[]) =>
  shownSince({ heardAtMs, atLoss: new Set(atLoss), now })

test('what stood on screen as the line went is of that moment: until then changes came by themselves', () => {
  expect(since(['list', 'bell'], read('list'), read('bell'))).toBe(heardAtMs)
})

test('a screen opened since is as old as its answers, the oldest of them counts', () => {
  expect(since(['bell'], read('bell'), read('list', { readAtMs: 700 }), read('sum', { readAtMs: 600 }))).toBe(
    600,
  )
})

test('a catalogue that holds for long makes nothing older', () => {
  expect(since(['bell'], read('bell'), read('types', { readAtMs: 5, isFresh: true }))).toBe(heardAtMs)
})

test('nothing has an age where nothing could be read', () => {
  expect(since(['bell'], read('bell'), read('list', { readAtMs: undefined }))).toBeUndefined()
  expect(since([])).toBeUndefined()
})

test('in a page read anew without a line all is as old as its answer, though it was given back before the line was missed', () => {
  const load = read('load', { readAtMs: 700 })
  const waiting = read('history', { readAtMs: undefined })
  expect(
    shownSince({
      heardAtMs: undefined,
      atLoss: new Set(['load', 'bell']),
      now: [read('bell'), load, waiting],
    }),
  ).toBe(1)
  expect(shownSince({ heardAtMs: undefined, atLoss: new Set(['load']), now: [load, waiting] })).toBe(700)
  expect(shownSince({ heardAtMs: undefined, atLoss: new Set(), now: [waiting] })).toBeUndefined()
})
