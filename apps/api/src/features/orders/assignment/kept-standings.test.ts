import { expect, test } from 'vitest'
import type { CarrierStanding } from './carrier-standing.views.ts'
import { keepStandings } from './kept-standings.ts'

const standing = (isActive: boolean): CarrierStanding => ({ role: 'driver', isActive, papers: [], fleet: [] })

/** A database that answers when it is told to. */
const opened = () => {
  const rows = new Map<string, CarrierStanding>()
  const asked: (readonly string[])[] = []
  const held: (() => void)[] = []
  let isHeld = false
  const kept = keepStandings(async (ids) => {
    asked.push(ids)
    const found = new Map(
      ids.flatMap((id) => {
        const row = rows.get(id)
        return row ? [[id, row] as const] : []
      }),
    )
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
    return found
  })
  return {
    rows,
    asked,
    kept,
    hold: () => (isHeld = true),
    letGo: () => {
      isHeld = false
      for (const resolve of held.splice(0)) resolve()
    },
  }
}

test('who was read is not read again, and who is not there is asked for again', async () => {
  const { rows, asked, kept } = opened()
  rows.set('a', standing(true)).set('b', standing(true))
  expect([...(await kept.of(['a', 'b', 'gone'])).keys()]).toEqual(['a', 'b'])
  expect([...(await kept.of(['b', 'a'])).keys()]).toEqual(['b', 'a'])
  await kept.of(['a', 'gone'])
  expect(asked).toEqual([['a', 'b', 'gone'], ['gone']])
})

test.each([
  ['these', ['a'], [['a']]],
  ['all', undefined, [['a', 'b']]],
])('of whom something changed is read again: %s', async (_, changed, again) => {
  const { rows, asked, kept } = opened()
  rows.set('a', standing(true)).set('b', standing(true))
  await kept.of(['a', 'b'])
  rows.set('a', standing(false))
  kept.forget(changed)
  expect((await kept.of(['a', 'b'])).get('a')?.isActive).toBe(false)
  expect(asked.slice(1)).toEqual(again)
})

test.each([
  ['these', ['a']],
  ['all', undefined],
])('what changes while it is read is not kept as it was: %s', async (_, changed) => {
  const { rows, kept, hold, letGo } = opened()
  rows.set('a', standing(true))
  hold()
  const first = kept.of(['a'])
  await Promise.resolve()
  rows.set('a', standing(false))
  kept.forget(changed)
  letGo()
  await first
  expect((await kept.of(['a'])).get('a')?.isActive).toBe(false)
})

test('two that ask at once ask the database once, and a question that fails keeps nobody from the next', async () => {
  const { rows, asked, kept } = opened()
  rows.set('a', standing(true))
  await Promise.all([kept.of(['a']), kept.of(['a'])])
  expect(asked).toEqual([['a']])
  let fails = true
  const shaky = keepStandings(async () => {
    if (fails) throw new Error('away')
    return rows
  })
  await expect(shaky.of(['a'])).rejects.toThrow('away')
  fails = false
  expect((await shaky.of(['a'])).size).toBe(1)
})

test('while changes are not heard of nothing is kept', async () => {
  const { rows, asked, kept } = opened()
  rows.set('a', standing(true))
  await kept.of(['a'])
  kept.hears(false)
  await kept.of(['a'])
  await kept.of(['a'])
  expect(asked).toHaveLength(3)
  kept.hears(true)
  await kept.of(['a'])
  await kept.of(['a'])
  expect(asked).toHaveLength(4)
})
