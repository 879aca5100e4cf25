import { EventEmitter } from 'node:events'
import type { Server } from 'socket.io'
import { expect, test } from 'vitest'
import { paceBeats, usualBeatMs } from './beats.ts'

/** The beats that so many screens come in with. */
const beatsOf = (screens: number, mostPerSecond: number): { tookMs: number; told: number | undefined }[] => {
  const engine = Object.assign(new EventEmitter(), {
    opts: { pingInterval: undefined as number | undefined },
    clientsCount: 0,
  }) as unknown as Server['engine']
  const slowerBeatOf = paceBeats(engine, mostPerSecond)
  return Array.from({ length: screens }, () => {
    const connection = {} as Parameters<typeof slowerBeatOf>[0]
    const tookMs = engine.opts.pingInterval ?? Number.NaN
    engine.clientsCount += 1
    engine.emit('connection', connection)
    return { tookMs, told: slowerBeatOf(connection) }
  })
}

test.each([
  ['few', 100, 500, usualBeatMs],
  ['thousands', 6_000, 500, 10_000],
])(
  '%s that come in one moment do not beat in one: each up to a fifth sooner than it is told',
  (_, count, most, last) => {
    const all = beatsOf(count, most)
    const toldMs = all.map(({ told }) => told ?? usualBeatMs)
    expect(toldMs.at(-1)).toBe(last)
    expect(
      all.every(({ tookMs }, at) => tookMs <= (toldMs[at] ?? 0) && tookMs >= 0.8 * (toldMs[at] ?? 0)),
    ).toBe(true)
    const lastOnes = all.filter((_one, at) => toldMs[at] === last).map(({ tookMs }) => tookMs)
    // In each quarter of that fifth there are some.
    const quarters = new Set(lastOnes.map((tookMs) => Math.floor(((last - tookMs) / (last / 5)) * 4)))
    for (const quarter of [0, 1, 2, 3]) expect(quarters.has(quarter)).toBe(true)
  },
)
