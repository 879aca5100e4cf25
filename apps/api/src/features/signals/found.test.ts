/** A sign is the same whoever it is found from, and says nothing of what it is told by. docs/decisions/0073. */
import { pairKey, signalFigures } from '@arriero/domain/house/signals'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Sharer } from './accounts.views.ts'
import type { Found } from './found.ts'
import { samePictures } from './pictures.ts'
import type { Alike, Picture } from './pictures.views.ts'
import { samePhones } from './shared.ts'

const at = new Date('2026-11-28T15:00:00Z')
const someId = fc.constantFrom('a', 'b', 'c', 'd')

const sharer = fc.record({
  value: fc.constantFrom('3110000001', '3110000002'),
  userId: someId,
  houseId: fc.constantFrom('x', 'y'),
  at: fc.constant(at),
})

/** What is told, in one sequence. */
const told = (found: readonly Found[]) =>
  found
    .map(({ kind, key, aboutId, evidence }) => ({
      kind,
      key,
      aboutId,
      evidence: [...new Set(evidence.map((one) => one.key))].toSorted(),
    }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))

test('who shares a telephone is one sign in whatever sequence they come', () => {
  fc.assert(
    fc.property(fc.array(sharer, { maxLength: 8 }), fc.nat(7), (sharers: Sharer[], turn) => {
      const found = samePhones(sharers)
      expect(told(samePhones([...sharers.slice(turn), ...sharers.slice(0, turn)]))).toEqual(told(found))
      expect(told(samePhones(sharers.toReversed()))).toEqual(told(found))
      // One for each telephone, and the telephone stands nowhere in it.
      expect(new Set(found.map(({ key }) => key)).size).toBe(found.length)
      expect(JSON.stringify(found)).not.toContain('311000')
    }),
  )
})

const picture = fc.record({
  fileId: fc.constantFrom('f1', 'f2', 'f3', 'f4', 'f5'),
  userId: someId,
  vehicleId: fc.constant(null),
  seenAt: fc.constant(at),
  joinedAt: fc.constant(at),
})

/** Each in the house of his own account. */
const housed = (one: Omit<Picture, 'houseId'>): Picture => ({ ...one, houseId: `house ${one.userId}` })

test('two houses with one picture are one sign, whichever picture it was found from', () => {
  fc.assert(
    fc.property(picture, picture, (first, second) => {
      const [one, other] = [housed(first), housed(second)]
      fc.pre(one.houseId !== other.houseId && one.fileId !== other.fileId)
      const there: Alike = { one, other }
      const back: Alike = { one: other, other: one }
      const [found] = told(samePictures([there]))
      expect(found?.key).toBe(pairKey(one.houseId, other.houseId))
      expect(told(samePictures([back]))).toEqual([found])
      expect(told(samePictures([there, back]))).toEqual([found])
    }),
  )
})

test('a picture in more houses than that is nobody’s', () => {
  const many = (houses: number): Alike[] =>
    Array.from({ length: houses - 1 }, (_, n) => {
      const of = (userId: string): Picture =>
        housed({ fileId: `file of ${userId}`, userId, vehicleId: null, seenAt: at, joinedAt: at })
      return { one: of('a'), other: of(`b${n}`) }
    })
  expect(samePictures(many(signalFigures.pictureHousesMost))).toHaveLength(
    signalFigures.pictureHousesMost - 1,
  )
  expect(samePictures(many(signalFigures.pictureHousesMost + 1))).toEqual([])
})
