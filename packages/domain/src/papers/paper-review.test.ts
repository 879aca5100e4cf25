import { expect, test } from 'vitest'
import { mayAsk, needsSecondLook, secondLookDenial, undoDenial } from './paper-review.ts'

const standing = { onNewMoneyPapers: true, onEveryPaper: false }
const now = new Date('2026-11-28T15:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)

test('another person looks only at a newer paper by which money is reckoned', () => {
  expect(needsSecondLook({ kind: 'taxRegistry', isNewer: true }, standing)).toBe(true)
  expect(needsSecondLook({ kind: 'taxRegistry', isNewer: false }, standing)).toBe(false)
  expect(needsSecondLook({ kind: 'soat', isNewer: true }, standing)).toBe(false)
})

test('an administrator asks for two at every paper, or for one at all', () => {
  expect(needsSecondLook({ kind: 'soat', isNewer: false }, { ...standing, onEveryPaper: true })).toBe(true)
  const none = { onNewMoneyPapers: false, onEveryPaper: false }
  expect(needsSecondLook({ kind: 'taxRegistry', isNewer: true }, none)).toBe(false)
})

test('the second look is another person’s', () => {
  expect(secondLookDenial('ana', 'ana')).toBe('paper.second_person')
  expect(secondLookDenial('ana', 'luis')).toBeUndefined()
  expect(secondLookDenial(undefined, 'ana')).toBeUndefined()
})

test('a judgement is taken back by whoever gave it, before anybody was told', () => {
  const given = { byId: 'ana', at: ago(9_000), isUndone: false, isTold: false }
  const asked = { actorId: 'ana', now }
  expect(undoDenial(given, asked)).toBeUndefined()
  expect(undoDenial({ ...given, at: ago(13_000) }, asked)).toBe('paper.undo_late')
  expect(undoDenial({ ...given, isTold: true }, asked)).toBe('paper.undo_late')
  expect(undoDenial({ ...given, isUndone: true }, asked)).toBe('paper.nothing_to_undo')
  expect(undoDenial(given, { actorId: 'luis', now })).toBe('paper.nothing_to_undo')
  expect(undoDenial(undefined, asked)).toBe('paper.nothing_to_undo')
})

test('an owner is asked again after a day', () => {
  expect(mayAsk(null, now)).toBe(true)
  expect(mayAsk(ago(23 * 3_600_000), now)).toBe(false)
  expect(mayAsk(ago(24 * 3_600_000), now)).toBe(true)
})
