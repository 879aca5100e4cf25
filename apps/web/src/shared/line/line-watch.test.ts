import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { linePace, watchLine } from './line-watch.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Server = 'answers' | 'refuses' | 'hangs'

/** A page, and a server that answers its cheap question, refuses it, or says nothing at all. */
const pageWith = (first: Server) => {
  let server = first
  const page = { isSeen: true, asked: 0, changes: [] as string[], sets: (next: Server) => (server = next) }
  const line = watchLine({
    isSeen: () => page.isSeen,
    ask: async (signal) => {
      page.asked += 1
      if (server === 'answers') return true
      if (server === 'refuses') throw new TypeError('refused')
      return new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error('given up'))))
    },
  })
  line.subscribe(() => page.changes.push(line.isDown() ? 'down' : 'up'))
  return { line, page }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('nothing is asked while nothing is amiss', async () => {
  const { line, page } = pageWith('refuses')
  const ended = line.watchCall({ isFile: false })
  await pass(linePace.slowMs - 1)
  ended()
  line.expectBeat(3_000)
  await pass(2_900)
  line.expectBeat(3_000)
  await pass(2_900)
  expect([page.asked, line.isDown()]).toEqual([0, false])
})

test('a line that refuses is down at once, one that hangs within two seconds of the question', async () => {
  const refusing = pageWith('refuses')
  await refusing.line.suspect()
  expect(refusing.line.isDown()).toBe(true)
  const hanging = pageWith('hangs')
  void hanging.line.suspect()
  await pass(linePace.verdictMs - 1)
  expect(hanging.line.isDown()).toBe(false)
  await pass(1)
  expect(hanging.line.isDown()).toBe(true)
})

test('a beat that stays away is told within five seconds of the last one', async () => {
  const { line } = pageWith('hangs')
  line.expectBeat(3_000)
  await pass(5_000)
  expect(line.isDown()).toBe(true)
})

test('where no beat comes it is asked, and a dead line told within five seconds', async () => {
  const { line, page } = pageWith('hangs')
  line.askWhereQuiet()
  await pass(5_000)
  expect([line.isDown(), page.asked]).toEqual([true, 1])
})

test('where a beat comes, or nobody looks, nothing is asked', async () => {
  const beating = pageWith('answers')
  beating.line.askWhereQuiet()
  for (let beats = 0; beats < 8; beats += 1) {
    beating.line.expectBeat(3_000)
    await pass(2_500)
  }
  expect(beating.page.asked).toBe(0)
  beating.line.expectBeat(undefined)
  await pass(linePace.quietMs)
  expect(beating.page.asked).toBe(1)
  beating.page.isSeen = false
  await pass(60_000)
  expect(beating.page.asked).toBe(1)
})

test('a call without an answer is a reason to ask, and to say so within five seconds', async () => {
  const { line } = pageWith('hangs')
  line.watchCall({ isFile: false })
  await pass(5_000)
  expect(line.isDown()).toBe(true)
})

test('many who suspect at once ask one question', async () => {
  const { line, page } = pageWith('refuses')
  await Promise.all([line.suspect(), line.suspect(), line.suspect()])
  expect(page.asked).toBe(1)
})

test('a line that comes back is found within seconds, and told once', async () => {
  const { line, page } = pageWith('refuses')
  await line.suspect()
  await pass(60_000)
  page.sets('answers')
  await pass(linePace.againMs + 1)
  expect(page.changes).toEqual(['down', 'up'])
  const { asked } = page
  await pass(60_000)
  expect(page.asked).toBe(asked)
})

test('a hanging question is given up, so that the line that is back is not missed', async () => {
  const { line, page } = pageWith('hangs')
  void line.suspect()
  await pass(60_000)
  page.sets('answers')
  await pass(linePace.giveUpMs + linePace.againMs)
  expect(line.isDown()).toBe(false)
})

test('what is heard meanwhile counts more than a question that failed', async () => {
  const { line } = pageWith('hangs')
  void line.suspect()
  await pass(1_000)
  line.heard()
  await pass(10_000)
  expect(line.isDown()).toBe(false)
})

test('any answer ends it, without a question', async () => {
  const { line, page } = pageWith('refuses')
  await line.suspect()
  line.heard()
  await pass(60_000)
  expect([line.isDown(), page.asked]).toEqual([false, 1])
})

test('a hidden page asks seldom, and does not mind a late beat', async () => {
  const { line, page } = pageWith('refuses')
  page.isSeen = false
  line.expectBeat(3_000)
  await pass(60_000)
  expect(page.asked).toBe(0)
  await line.suspect()
  await pass(60_000)
  expect(page.asked).toBe(1 + 60_000 / linePace.hiddenAgainMs)
})

test('a photo that fills a narrow line does not make it a dead one', async () => {
  const { line, page } = pageWith('hangs')
  const arrived = line.watchCall({ isFile: true })
  void line.suspect()
  await pass(linePace.crowdedVerdictMs - 1)
  expect([page.asked, line.isDown()]).toEqual([1, false])
  await pass(1)
  expect(line.isDown()).toBe(true)
  arrived()
})

test('who waits for a state is told as it comes', async () => {
  const { line, page } = pageWith('refuses')
  const told: string[] = []
  await line.when('up')
  void line.when('down').then(() => told.push('down'))
  await line.suspect()
  void line.when('up').then(() => told.push('up'))
  page.sets('answers')
  await pass(linePace.againMs)
  expect(told).toEqual(['down', 'up'])
})
