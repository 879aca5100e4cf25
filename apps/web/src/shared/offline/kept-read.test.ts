import { expect, test } from 'vitest'
import { type KeptRead, sorted } from './kept-read.ts'

const nowMs = 1_000_000
const read = (id: string, readAtMs: number, untilMs = nowMs + 1): KeptRead => ({
  id,
  queryKey: [id],
  data: id,
  readAtMs,
  untilMs,
})
const ids = (reads: readonly KeptRead[]) => reads.map(({ id }) => id)

test('what is over its time is gone, what is left comes newest first', () => {
  const { good, gone } = sorted([read('old', 10), read('over', 30, nowMs), read('new', 20)], nowMs)
  expect([ids(good), ids(gone)]).toEqual([['new', 'old'], ['over']])
})

test('what an older release kept, without a time of its own, is gone', () => {
  const { untilMs: _, ...without } = read('before', 40)
  expect(ids(sorted([without], nowMs).gone)).toEqual(['before'])
})

test('of too many the oldest are gone', () => {
  const all = Array.from({ length: 122 }, (_, at) => read(`r${at}`, at))
  const { good, gone } = sorted(all, nowMs)
  expect(good).toHaveLength(120)
  expect(ids(gone)).toEqual(['r1', 'r0'])
})
