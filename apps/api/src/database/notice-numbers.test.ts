import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inOrder, numberedOf, numberedPayload, openTeller, type Numbered } from './notice-numbers.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 2, 15) })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Who began first, a second apart: the tellers of `before`, then the hearer. */
const hearer = () => {
  const onGap = vi.fn()
  const order = inOrder(onGap)
  vi.advanceTimersByTime(1_000)
  order.listens()
  vi.advanceTimersByTime(1_000)
  return { hear: order.isNew, listens: order.listens, gaps: () => onGap.mock.calls.length }
}
/** All that a teller says until his `count`th hint, a beat behind it. */
const wordsOf = (count: number, teller = openTeller()): Numbered[] => [
  ...Array.from({ length: count }, () => teller.number('hint')),
  teller.number('beat'),
]

test('what follows is new, and nothing is missed', () => {
  const { hear, gaps } = hearer()
  expect(wordsOf(3).map(hear)).toEqual([true, true, true, false])
  expect(gaps()).toBe(0)
})

test.each([
  ['the first of one who began after the hearer', [1, 2, 3]],
  ['all but the beat of one', [3]],
  ['one in the middle', [0, 2, 3]],
  ['the last', [0, 1, 3]],
])('%s is missed', (_what, come) => {
  const { hear, gaps } = hearer()
  const words = wordsOf(3)
  for (const at of come) hear(words[at] as Numbered)
  expect(gaps()).toBe(1)
})

test('of one who told before anybody listened here the first number says nothing, and those after it do', () => {
  const words = wordsOf(5)
  const { hear, gaps } = hearer()
  expect(hear(words[2] as Numbered)).toBe(true)
  expect(gaps()).toBe(0)
  hear(words[4] as Numbered)
  expect(gaps()).toBe(1)
})

test('of one who began while the line was away neither', () => {
  const { hear, listens, gaps } = hearer()
  const words = wordsOf(5)
  vi.advanceTimersByTime(1_000)
  listens()
  hear(words[3] as Numbered)
  expect(gaps()).toBe(0)
})

test('an older release’s name tells of no beginning', () => {
  const { hear, gaps } = hearer()
  const words = wordsOf(3, openTeller('5c1f3c1e-5ad4-4a53-b7a5-3a9f6f7d2b11'))
  expect([hear(words[1] as Numbered), hear(words[2] as Numbered)]).toEqual([true, true])
  expect(gaps()).toBe(0)
})

test('what comes twice is new once, and a word that is late is no gap', () => {
  const { hear, gaps } = hearer()
  const words = wordsOf(3)
  expect([0, 1, 0, 1, 2, 1, 3].map((at) => hear(words[at] as Numbered))).toEqual([
    true,
    true,
    false,
    false,
    true,
    false,
    false,
  ])
  expect(gaps()).toBe(0)
})

test('a teller who says that something is lost is believed, whoever he is and whatever was heard of him', () => {
  const teller = openTeller()
  const { hear, gaps } = hearer()
  expect(hear(teller.number('lost'))).toBe(false)
  expect(gaps()).toBe(1)
  hear(teller.number('hint'))
  expect(gaps()).toBe(1)
})

test('a payload carries its number, and stays what it was for who knows of none', () => {
  const teller = openTeller('k.a"b')
  const said = { name: 'order.rated', orderId: 'x' }
  const numbered = teller.number('hint')
  const payload: unknown = JSON.parse(numberedPayload(numbered, JSON.stringify(said)))
  expect(payload).toEqual({ from: 'k.a"b', number: 1, ...said })
  expect(numberedOf(payload)).toEqual(numbered)
  for (const kind of ['beat', 'lost'] as const) {
    const word: unknown = JSON.parse(numberedPayload(teller.number(kind)))
    expect(word).toEqual({ from: 'k.a"b', number: 1, name: `hints.${kind}` })
    expect(numberedOf(word)).toEqual({ node: 'k.a"b', number: 1, kind })
  }
})

test.each([[said('x')], [undefined], [null], [{ from: 1, number: 1 }], [{ from: 'x', number: 0.5 }]])(
  'of %j no number is read',
  (value) => {
    expect(numberedOf(value)).toBeUndefined()
  },
)

function said(orderId: string) {
  return { name: 'order.rated', orderId }
}
