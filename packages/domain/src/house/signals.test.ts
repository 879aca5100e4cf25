import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  asideDenial,
  isFarOff,
  isLate,
  isYoungForIt,
  lowPriceOf,
  newEvidence,
  pairKey,
  sharing,
  signalFigures,
  signalHarmAt,
  signalKinds,
  signalRules,
  stateAfter,
  type Holder,
} from './signals.ts'

const now = new Date('2026-11-28T15:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)

test('each sign has its rank, and what moves money or a truck now comes before what only looks alike', () => {
  for (const kind of signalKinds) expect(signalRules[kind].graceHours).toBeGreaterThan(0)
  const first = Math.min(...signalKinds.map((kind) => signalRules[kind].graceHours))
  expect(signalRules.offRoute.graceHours).toBe(first)
  expect(signalRules.identityChanged.graceHours).toBeLessThan(signalRules.samePhone.graceHours)
  expect(signalHarmAt('offRoute', now)).toEqual(new Date(now.getTime() + 3_600_000))
})

const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const holders = fc.array(fc.record({ userId: ids, houseId: fc.constantFrom('x', 'y', 'z') }), {
  maxLength: 12,
})

test('who shares something is the same whoever is asked about, each once', () => {
  fc.assert(
    fc.property(holders, fc.integer({ min: 0, max: 11 }), (all: Holder[], turn) => {
      const turned = [...all.slice(turn), ...all.slice(0, turn)].toReversed()
      expect(sharing(turned)).toEqual(sharing(all))
      expect(new Set(sharing(all)).size).toBe(sharing(all).length)
    }),
  )
})

test('an enterprise and its drivers share with nobody', () => {
  fc.assert(
    fc.property(fc.array(ids), (users) => {
      expect(sharing(users.map((userId) => ({ userId, houseId: 'x' })))).toEqual([])
    }),
  )
  expect(
    sharing([
      { userId: 'b', houseId: 'x' },
      { userId: 'a', houseId: 'y' },
      { userId: 'b', houseId: 'x' },
    ]),
  ).toEqual(['a', 'b'])
})

test('what two have between them has one name', () => {
  fc.assert(
    fc.property(ids, ids, (one, other) => {
      expect(pairKey(one, other)).toBe(pairKey(other, one))
    }),
  )
})

test('it is raised once: the same evidence brings nothing back, whatever its sequence; new evidence does', () => {
  fc.assert(
    fc.property(fc.array(fc.array(ids)), (rounds) => {
      const known = new Set<string>()
      const told: string[] = []
      for (const found of rounds) {
        const fresh = newEvidence(known, found)
        expect(stateAfter('aside', fresh.length)).toBe(fresh.length > 0 ? 'open' : 'aside')
        for (const key of fresh) known.add(key)
        told.push(...fresh)
        expect(newEvidence(known, found.toReversed())).toEqual([])
      }
      expect(told.toSorted()).toEqual([...new Set(rounds.flat())].toSorted())
    }),
  )
  expect(stateAfter('open', 0)).toBe('open')
})

test.each([
  [{ joinedAt: inDays(-3) }, true],
  [{ joinedAt: now }, true],
  [{ joinedAt: inDays(-signalFigures.youngDays) }, false],
  // He joined after it was agreed on: nothing can be said.
  [{ joinedAt: inDays(1) }, false],
  [{ finished: 1 }, false],
  [{ pesos: signalFigures.bigPesos - 1 }, false],
])('an account of %j is too young for its first big service: %s', (facts, isYoung) => {
  const usual = { joinedAt: inDays(-3), takenAt: now, finished: 0, pesos: signalFigures.bigPesos }
  expect(isYoungForIt({ ...usual, ...facts })).toBe(isYoung)
})

const paid = { carrierPesos: 599_999, lanePesos: 1_000_000, laneCount: 5, referencePesos: 1_000_000 }

test.each([
  [{}, { of: 'lane', usualPesos: 1_000_000, count: 5 }],
  [{ carrierPesos: 600_000 }, undefined],
  // What the lane pays says more than the model.
  [{ carrierPesos: 600_000, referencePesos: 9_000_000 }, undefined],
  [
    { laneCount: 4, carrierPesos: 499_999 },
    { of: 'reference', usualPesos: 1_000_000, count: 0 },
  ],
  [{ laneCount: 4, carrierPesos: 500_000 }, undefined],
  [{ lanePesos: null, laneCount: 0, referencePesos: null }, undefined],
])('a freight of %j is far below what is usual: %j', (facts, low) => {
  expect(lowPriceOf({ ...paid, ...facts })).toEqual(low)
})

test('a truck is far from its way from fifteen kilometres on, an identity is told of for fifteen days', () => {
  expect([14.9, 15].map(isFarOff)).toEqual([false, true])
  expect(isLate(inDays(-15), now)).toBe(false)
  expect(isLate(inDays(-16), now)).toBe(true)
})

test('it is put aside once, as it was seen', () => {
  expect(asideDenial({ state: 'open', raisedAt: now }, now)).toBeUndefined()
  expect(asideDenial({ state: 'open', raisedAt: inDays(1) }, now)).toBe('signal.changed')
  expect(asideDenial({ state: 'aside', raisedAt: now }, now)).toBe('signal.already_aside')
})
