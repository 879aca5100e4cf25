import { expect, test } from 'vitest'
import { faults } from './faults.ts'
import { loweredIn, timesOf } from './lowered.ts'

const ran = (kills: number, rounds: number) => ({
  faults: faults.map((fault) => ({
    name: fault.name,
    pausesMs: Array.from({ length: timesOf(fault, kills) }, () => 1_000),
  })),
  rolling: { rounds },
})

test('a whole run of the cluster is not lowered', () => {
  expect(loweredIn(ran(20, 50))).toEqual([])
})

test('fewer kills, fewer restarts and a fault that is left out are told', () => {
  expect(loweredIn(ran(1, 50))).toHaveLength(faults.length)
  expect(loweredIn(ran(20, 49))).toEqual(['rolling restarts: 49, the bar is 50'])
  const whole = ran(20, 50)
  const some = { ...whole, faults: whole.faults.filter(({ name }) => name !== 'NATS') }
  expect(loweredIn(some)).toEqual(['NATS: 0 times, the bar is 4'])
})

test('a kill that was planned and did not come to pass does not count', () => {
  const whole = ran(20, 50)
  whole.faults[0]?.pausesMs.pop()
  expect(loweredIn(whole)).toEqual([`${faults[0]?.name}: 19 times, the bar is 20`])
})
