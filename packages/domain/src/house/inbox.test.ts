import { expect, test } from 'vitest'
import {
  causesFor,
  inboxCauses,
  isAsleep,
  isStuck,
  stuckCauses,
  levelOf,
  rankOf,
  snoozeDenial,
  takeDenial,
} from './inbox.ts'

const now = new Date('2026-11-28T15:20:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

test('what is lost next comes first, of one moment the dearer; what is over for days waits behind what can be saved today', () => {
  const queue = [
    { harmAt: inHours(-2), stake: 0 },
    { harmAt: inHours(1), stake: 5_000_000 },
    { harmAt: inHours(1), stake: 1_000_000 },
    { harmAt: inHours(20), stake: 0 },
    { harmAt: inHours(-24 * 70), stake: 0 },
    { harmAt: inHours(-24 * 3), stake: 9_000_000 },
    { harmAt: inHours(30), stake: 0 },
  ]
  const ranks = queue.map((one) => rankOf(one, now))
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
})

test.each([
  [-1, 'over'],
  [0, 'over'],
  [4, 'now'],
  [5, 'today'],
  [24, 'today'],
  [25, 'later'],
] as const)('with %d hours left it is %s', (hours, level) => {
  expect(levelOf(inHours(hours), now)).toBe(level)
})

test('each cause is somebody’s, and every role of the staff has some', () => {
  for (const cause of inboxCauses)
    expect(
      ['administrator', 'accountancy', 'soport'].some((role) => causesFor(role as 'soport').includes(cause)),
    ).toBe(true)
  expect(causesFor('administrator')).toEqual(inboxCauses)
  expect(causesFor('soport')).toEqual(['request', 'complaint', 'requestReplied', 'mailWaits'])
  expect(causesFor('client')).toEqual([])
})

test('a service that stands still is told apart from what only waits', () => {
  expect(inboxCauses.filter(isStuck)).toEqual(expect.arrayContaining([...stuckCauses]))
  expect(inboxCauses.filter((cause) => !isStuck(cause))).toHaveLength(inboxCauses.length - stuckCauses.length)
  for (const cause of stuckCauses) expect(causesFor('administrator')).toContain(cause)
})

test('it is put off for a week at most, and until later', () => {
  expect(snoozeDenial(inHours(1), now)).toBeUndefined()
  expect(snoozeDenial(inHours(7 * 24), now)).toBeUndefined()
  expect(snoozeDenial(inHours(7 * 24 + 1), now)).toBe('inbox.snooze_invalid')
  expect(snoozeDenial(now, now)).toBe('inbox.snooze_invalid')
})

test('put off it sleeps until then, unless something joins it or its hour comes', () => {
  const snooze = { at: now, until: inHours(10), causes: ['late'] }
  const facts = { causes: ['late'], harmAt: inHours(5), now: inHours(1) }
  expect(isAsleep(undefined, facts)).toBe(false)
  expect(isAsleep(snooze, facts)).toBe(true)
  expect(isAsleep(snooze, { ...facts, now: inHours(10) })).toBe(false)
  expect(isAsleep(snooze, { ...facts, causes: ['late', 'silent'] })).toBe(false)
  expect(isAsleep(snooze, { ...facts, causes: [] })).toBe(true)
  expect(isAsleep(snooze, { ...facts, now: inHours(5) })).toBe(false)
  expect(isAsleep(snooze, { ...facts, harmAt: inHours(-1) })).toBe(true)
})

test('it is taken as it was seen', () => {
  expect(takeDenial(null, null)).toBeUndefined()
  expect(takeDenial('a', 'a')).toBeUndefined()
  expect(takeDenial('a', null)).toBe('inbox.taken')
  expect(takeDenial(null, 'a')).toBe('inbox.taken')
})
