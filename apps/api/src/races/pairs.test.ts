import { beforeAll, expect, test } from 'vitest'
import { noteFigures } from '#testing/figures.ts'
import { openWorld, type World } from '../access/world.fixture.ts'
import { pairFaults, pairs, serialOutcomes, type Pair } from './pairs.fixture.ts'

const named = (says: string): Pair => {
  const pair = pairs.find((one) => one.says.startsWith(`${says}, `))
  if (!pair) throw new Error(`no pair ${says}`)
  return pair
}

let world: World
beforeAll(async () => {
  world = await openWorld()
})

test('every act that may meet another one is among the pairs, itself too, in each state in which it may', () => {
  expect(pairs.length).toBeGreaterThan(600)
  expect(new Set(pairs.map((one) => one.says)).size).toBe(pairs.length)
  for (const says of ['take × take', 'cancel × release', 'assign × cancel', 'rate × rate the client'])
    named(says)
})

test('an outcome that no sequence leads to is found, and so is a failure', async () => {
  const may = await serialOutcomes(world, named('take × cancel'))
  const [outcome = ''] = may
  const both = outcome.replace(/status=\d/, 'status=2')
  const fine = { name: 'take', status: 409, code: 'order.not_open', reply: {} }
  expect(pairFaults([fine], outcome, may)).toEqual([])
  expect(pairFaults([fine], both, may)).toEqual([`no sequence of them leads to: ${both}`])
  expect(pairFaults([{ ...fine, status: 500 }], outcome, may)).toHaveLength(1)
  noteFigures({ 'planted: impossible outcomes': 1 })
})
