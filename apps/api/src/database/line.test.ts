import { expect, test } from 'vitest'
import { freshDatabase, silent } from '#testing/database.ts'
import { tidyAfterwards } from '#testing/tidy.ts'
import { connect } from './connect.ts'
import { lineOf } from './line.ts'

const clock = { now: 0 }
const counts = { waitingCount: 0 }
const lineAt = () => lineOf(counts, () => clock.now)

test('the next one waits for all before him, as long as it lately took from one to the next', () => {
  const line = lineAt()
  counts.waitingCount = 30
  for (let grant = 0; grant < 200; grant++) {
    clock.now += 4
    line.granted()
  }
  expect(line.expectedMs()).toBeCloseTo(120, 0)
  counts.waitingCount = 0
  expect(line.expectedMs()).toBe(0)
})

test('a line that stands still says nothing, nor does the time in which nobody waited', () => {
  const line = lineAt()
  counts.waitingCount = 10
  line.granted()
  clock.now += 1_001
  expect(line.expectedMs()).toBe(0)
  clock.now += 60_000
  line.granted()
  clock.now += 1
  expect(line.expectedMs()).toBeCloseTo(10, 5)
})

test('the pool tells of everybody who waits, and of nobody once all have had their turn', async () => {
  const { connection, drop } = await freshDatabase()
  tidyAfterwards(drop)
  const { pool, line, close } = connect(connection, silent, 2)
  tidyAfterwards(close)
  const asked = Array.from({ length: 12 }, () => pool.query('select pg_sleep(0.05)'))
  await expect.poll(() => line.waiting()).toBeGreaterThan(0)
  await expect.poll(() => line.expectedMs()).toBeGreaterThan(0)
  await Promise.all(asked)
  expect([line.waiting(), line.expectedMs()]).toEqual([0, 0])
})
