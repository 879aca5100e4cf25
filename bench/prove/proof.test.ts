import { expect, test } from 'vitest'
import { pageOf } from './page.ts'
import { bar, lowered, none, objections, type Proof } from './proof.ts'

const found = { fault: 'a hole', isFound: true, told: 'seen' }
const good: Proof = {
  figures: [{ says: 'calls', value: 40, least: bar(40) }, none('lost', 0)],
  faults: [],
  planted: [found],
}

test('a proof holds where its bars are reached, nothing is wrong and what was planted is found', () => {
  expect(objections(good)).toEqual([])
})

test.each<[string, Partial<Proof>]>([
  ['one call fewer than the bar', { figures: [{ says: 'calls', value: 39, least: bar(40) }] }],
  ['one write that is lost', { figures: [none('lost', 1)] }],
  ['a figure that is none', { figures: [{ says: 'p99', value: Number.NaN, most: bar(150) }] }],
  ['a fault', { faults: ['a service taken twice'] }],
  ['a planted fault that nobody saw', { planted: [found, { ...found, isFound: false }] }],
  ['nothing planted', { planted: [] }],
])('%s is told, and the page says that it does not hold', (_, change) => {
  const proof = { ...good, ...change }
  expect(objections(proof)).toHaveLength(1)
  const page = pageOf({ part: { title: 'A', proves: 'B' }, name: 'a', at: new Date(0), minutes: 1, proof })
  expect(page).toContain('**It does not hold.**')
})

test('a run that was asked for less than the bar says so on its page', () => {
  const proof = { ...good, figures: [{ says: 'calls', value: 10, least: { asked: 10, usual: 40 } }] }
  expect(objections(proof)).toEqual([])
  expect(lowered(proof)).toEqual(['calls: 10 asked for, the bar is 40'])
  const page = pageOf({ part: { title: 'A', proves: 'B' }, name: 'a', at: new Date(0), minutes: 1, proof })
  expect(page).toContain('below the bar')
})
