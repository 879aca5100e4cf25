import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { endInOrder } from './ending.ts'

/** What a busy machine does late is done all the same. */
const busy = { timeout: 15_000 }

/** A process that only notes what becomes of it, and a clock that moves when told. */
const aProcess = (connected?: boolean) => {
  const events = new EventEmitter()
  const exit = vi.fn<(code?: number | string | null) => never>()
  const clock = { now: 1 }
  const process = { on: events.on.bind(events), exit, connected } as unknown as Parameters<
    typeof endInOrder
  >[0]
  const ending = endInOrder(process, () => clock.now)
  return { ending, exit, clock, hear: (name: string) => events.emit(name) }
}

const parts = (done: string[], names: readonly string[]) =>
  names.map((name) => ({ stop: async () => void done.push(name) }))

test('what was opened is closed, the last one first', async () => {
  const { ending, exit, hear } = aProcess()
  const done: string[] = []
  for (const part of parts(done, ['database', 'house', 'trucks'])) ending.add(part)
  hear('SIGTERM')
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0), busy)
  expect(done).toEqual(['trucks', 'house', 'database'])
  expect(exit).toHaveBeenCalledOnce()
})

test('asked while it still opens, the work is broken off and what it opened meanwhile is closed too', async () => {
  const { ending, exit, hear } = aProcess()
  const done: string[] = []
  const [database, house] = parts(done, ['database', 'house'])
  const opening = ending.during(async () => {
    if (database) ending.add(database)
    hear('SIGINT')
    await sleep(10)
    if (house) ending.add(house)
    done.push('opened in vain')
  })
  await expect(opening).rejects.toThrow(/abort/i)
  expect(ending.isAsked()).toBe(true)
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0), busy)
  expect(done).toEqual(['house', 'database'])
})

test('one Ctrl-C that is heard twice is one; a later one does not wait for the house, but for the database', async () => {
  const { ending, exit, clock, hear } = aProcess()
  const done: string[] = []
  const [database] = parts(done, ['database'])
  if (database) ending.add(database)
  ending.add({ stop: () => new Promise(() => undefined) })
  hear('SIGINT')
  clock.now += 400
  hear('SIGINT')
  hear('disconnect')
  await sleep(20)
  expect([done, exit.mock.calls]).toEqual([[], []])
  clock.now += 2000
  hear('SIGTERM')
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1), busy)
  expect(done).toEqual(['database'])
})

test('who started us may be gone before we listen', async () => {
  const { exit } = aProcess(false)
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0), busy)
})

test('a start that fails by itself leaves nothing running, and says why', async () => {
  const { ending, exit } = aProcess()
  const done: string[] = []
  const failing = ending.during(async () => {
    for (const part of parts(done, ['database'])) ending.add(part)
    throw new Error('no room')
  })
  await expect(failing).rejects.toThrow('no room')
  expect([done, ending.isAsked()]).toEqual([['database'], false])
  expect(exit).not.toHaveBeenCalled()
})
