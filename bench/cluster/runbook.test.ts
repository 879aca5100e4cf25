// What the runbook tells to type is read by a shell, on machines that there are.
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { blocksOf, machinesOf } from './runbook.ts'

const [first, ...blocks] = blocksOf('Restore to a moment')
const roles = { primary: 2, restores: 1 }

test('it begins with what is set on every database machine', () => {
  expect(first?.where).toBe('every database machine')
  expect(blocks.length).toBeGreaterThan(8)
})

test.each([...new Set(blocks.map(({ where }) => where))])('there is %s', (where) => {
  expect(machinesOf(where, roles).length).toBeGreaterThan(0)
})

test('nobody is typed to who is not there', () => {
  expect(() => machinesOf('the fourth', roles)).toThrow('nobody is the fourth')
})

test('the primary ends last, and whoever restores is none of the other two', () => {
  const numbers = (where: string) => machinesOf(where, roles).map(({ number }) => number)
  expect(numbers('the replicas, then the primary')).toEqual([1, 3, 2])
  expect(numbers('the other two')).toEqual([2, 3])
})

test('a shell reads each of the lines', () => {
  for (const { lines } of blocks)
    expect(spawnSync('bash', ['-n', '-c', lines], { encoding: 'utf8' }).stderr).toBe('')
})
