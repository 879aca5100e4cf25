import { afterEach, expect, test, vi } from 'vitest'
import { createCrowds, type Crowds } from './crowds.ts'
import type { LiveSocket } from './listeners.ts'
import { orderAs } from './orders.fixture.ts'

type Said = { to: string[]; event: string; about: string[] }

const people = Array.from({ length: 5 }, (_, index) => ({ id: `p${index}` }) as LiveSocket)
const [first, second] = people
const open = (id: string, status = 0) => orderAs('open', { _id: id, status }) as never
const closed = (id: string) => ({ _id: id, status: 1, closed: true }) as const

let crowds: Crowds
/** What was written as the bytes that are sent. */
let framings: string[]
const stage = (limits = {}) => {
  const said: Said[] = []
  framings = []
  vi.useFakeTimers()
  const emit = (sockets: readonly LiveSocket[], event: string, payload: unknown) => {
    const list = (Array.isArray(payload) ? payload : [payload]) as { _id: string; closed?: true }[]
    const about = list.map(({ _id, closed: isClosed }) => (isClosed ? `${_id} closed` : _id))
    said.push({ to: sockets.map(({ id }) => id), event, about })
  }
  const server = {
    emit,
    framed: (event: string, payload: unknown) => {
      framings.push(event)
      return { event, payload }
    },
    send: (sockets: readonly LiveSocket[], { event, payload }: { event: string; payload: unknown }) =>
      emit(sockets, event, payload),
  }
  crowds = createCrowds(server as never, { crowd: 3, gatherMs: 500, ...limits })
  return said
}
afterEach(() => {
  crowds.stop()
  vi.useRealTimers()
})

test('few are told at once', () => {
  const said = stage()
  crowds.tell(people.slice(0, 2), open('a'))
  expect(said).toEqual([{ to: ['p0', 'p1'], event: 'orderStatusBackoffice', about: ['a'] }])
})

test('a crowd hears what came within a moment in one message, of each service the last word', () => {
  const said = stage()
  crowds.tell(people, open('a'))
  crowds.tell(people, open('b'))
  crowds.tell(people.slice(1), closed('a'))
  expect(said).toEqual([])
  vi.advanceTimersByTime(500)
  expect(said).toEqual([
    { to: ['p0'], event: 'orderStatusesBackoffice', about: ['a', 'b'] },
    { to: ['p1', 'p2', 'p3', 'p4'], event: 'orderStatusesBackoffice', about: ['b', 'a closed'] },
  ])
  crowds.tell(people, open('c'))
  vi.advanceTimersByTime(500)
  expect(said.at(-1)).toEqual({
    to: people.map(({ id }) => id),
    event: 'orderStatusBackoffice',
    about: ['c'],
  })
})

test('the larger a crowd the longer it gathers, so that it takes no more of the node', () => {
  const said = stage({ screensPerSecond: 2 })
  crowds.tell(people, open('a'))
  vi.advanceTimersByTime(2_000)
  crowds.tell(people, open('b'))
  expect(said).toEqual([])
  vi.advanceTimersByTime(500)
  expect(said).toEqual([
    { to: people.map(({ id }) => id), event: 'orderStatusesBackoffice', about: ['a', 'b'] },
  ])
})

test('what goes to somebody by himself is newer than what waits for him', () => {
  const said = stage()
  crowds.tell(people, open('a'))
  if (first && second) crowds.tell([first, second], closed('a'))
  vi.advanceTimersByTime(500)
  expect(said).toEqual([
    { to: ['p0', 'p1'], event: 'orderStatusBackoffice', about: ['a closed'] },
    { to: ['p2', 'p3', 'p4'], event: 'orderStatusBackoffice', about: ['a'] },
  ])
})

test('a great crowd is written to in turns, and nobody twice', () => {
  const said = stage({ atOnce: 2 })
  crowds.tell(people, open('a'))
  vi.advanceTimersByTime(500)
  vi.runAllTimers()
  expect(said.map(({ to }) => to)).toEqual([['p0', 'p1'], ['p2', 'p3'], ['p4']])
})

test('what comes while a great crowd is written to is gathered for the next pass, and the newer word is the only one', () => {
  const said = stage({ atOnce: 2 })
  crowds.tell(people, open('a'))
  vi.advanceTimersByTime(500)
  crowds.tell(people, closed('a'))
  vi.advanceTimersByTime(499)
  expect(said.map(({ to, about }) => [to, about])).toEqual([[['p0', 'p1'], ['a']]])
  vi.advanceTimersByTime(1)
  vi.runAllTimers()
  expect(said.slice(1).map(({ to, about }) => [to, about])).toEqual([
    [['p0', 'p1'], ['a closed']],
    [['p2', 'p3'], ['a closed']],
    [['p4'], ['a closed']],
  ])
})

test('no message grows without end', () => {
  const said = stage({ mostInMessage: 2 })
  for (const id of ['a', 'b', 'c']) crowds.tell(people, open(id))
  vi.advanceTimersByTime(500)
  expect(said.map(({ event, about }) => [event, about])).toEqual([
    ['orderStatusesBackoffice', ['a', 'b']],
    ['orderStatusesBackoffice', ['c']],
  ])
})

test('nothing is said any more once it is stopped', () => {
  const said = stage()
  crowds.tell(people, open('a'))
  crowds.stop()
  vi.advanceTimersByTime(1_000)
  expect(said).toEqual([])
})

test('what is the same for all of a crowd is written once, however many turns it takes to send it', () => {
  const said = stage({ atOnce: 2 })
  crowds.tell(people, open('a'))
  crowds.tell(people, open('b'))
  vi.advanceTimersByTime(500)
  vi.runAllTimers()
  expect(said.map(({ to }) => to.length)).toEqual([2, 2, 1])
  expect(framings).toEqual(['orderStatusesBackoffice'])
})
