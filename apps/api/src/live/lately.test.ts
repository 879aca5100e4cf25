import { expect, test } from 'vitest'
import { createLately } from './lately.ts'

const client = { id: 'a'.repeat(24), role: 'client' } as const
const other = { id: 'b'.repeat(24), role: 'client' } as const
const administrator = { id: 'c'.repeat(24), role: 'administrator' } as const

const opened = () => {
  const clock = { nowMs: 0 }
  const lately = createLately(() => clock.nowMs)
  clock.nowMs = 100_000
  return { lately, clock }
}

test('who read before he could hear is told when something of his was told in between, and nobody else', () => {
  const { lately, clock } = opened()
  lately.note({ users: [client.id], roles: ['administrator'] })
  clock.nowMs += 3_000
  expect(lately.concerned(client, 1_500)).toBe(true)
  expect(lately.concerned(administrator, 1_500)).toBe(true)
  expect(lately.concerned(other, 1_500)).toBe(false)
})

test('what was told well before he read is in what he read', () => {
  const { lately, clock } = opened()
  lately.note({ users: [client.id] })
  clock.nowMs += 3_001
  expect(lately.concerned(client, 1_000)).toBe(false)
})

test('what nobody was there to hear may have concerned anybody', () => {
  const { lately } = opened()
  lately.note()
  expect(lately.concerned(other, 0)).toBe(true)
})

test('who was deaf for longer than is remembered, or than this node lives, reads again', () => {
  const { lately, clock } = opened()
  expect(lately.concerned(client, 57_000)).toBe(false)
  expect(lately.concerned(client, 59_000)).toBe(true)
  const fresh = createLately(() => clock.nowMs)
  clock.nowMs += 10_000
  expect(fresh.concerned(client, 7_000)).toBe(false)
  expect(fresh.concerned(client, 9_000)).toBe(true)
})

test('in a busy minute only so much is remembered, and who was deaf for longer reads again', () => {
  const { lately, clock } = opened()
  for (let told = 0; told < 25_000; told += 1) {
    clock.nowMs += 1
    lately.note({ users: [other.id] })
  }
  expect(lately.concerned(client, 7_000)).toBe(false)
  expect(lately.concerned(client, 9_000)).toBe(true)
})
