import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { isGood, isRefused, quantile, rowsOf } from './answers.ts'
import { runStretch } from './open-loop.ts'
import { drawn, nextOf, type Places, type Stream } from './streams.ts'

const stream = (name: string, perSecond: number, more: Partial<Stream> = {}): Stream => ({
  name,
  perSecond,
  calls: [
    { method: 'GET', path: '/a' },
    { method: 'GET', path: '/b' },
  ],
  ...more,
})

test('what may be sent once is sent once, the rest in turn', () => {
  const places: Places = new Map()
  const taken = (one: Stream) => nextOf(places, one).call.path
  expect([1, 2, 3].map(() => taken(stream('again', 1)))).toEqual(['/a', '/b', '/a'])
  const once = stream('once', 1, { isOnce: true })
  expect([taken(once), taken(once)]).toEqual(['/a', '/b'])
  expect(() => taken(once)).toThrow('more than 2 calls')
})

test('callers draw a stream as often as it weighs', () => {
  const streams = [stream('seven', 7), stream('two', 2), stream('one', 1)]
  const counts = [0, 0, 0]
  for (let luck = 0.0005; luck < 1; luck += 0.001) counts[drawn(streams, luck)]! += 1
  expect(counts).toEqual([700, 200, 100])
})

/** Answers each call as its path says, one of them after a second in which it does nothing else. */
const withServer = async (work: (url: string) => Promise<void>): Promise<void> => {
  let calls = 0
  const server = createServer((request, response) => {
    calls += 1
    if (calls === 10) {
      const until = performance.now() + 1_000
      while (performance.now() < until);
    }
    response.writeHead(request.url === '/a' ? 200 : 503, request.url === '/a' ? {} : { 'retry-after': '2' })
    response.end(request.url === '/a' ? '{}' : '{"code":"server.busy"}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  try {
    await work(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test('who asks while a server stands still waits from when he was due, not from when he got to ask', async () => {
  await withServer(async (url) => {
    const told = await runStretch({ url, seconds: 2, streams: [stream('even', 50)] }, new Map())
    const rows = rowsOf(told)
    expect(rows).toHaveLength(100)
    expect(rows.filter(isGood)).toHaveLength(50)
    expect(rows.filter((row) => isRefused(row) && row.saysWhen)).toHaveLength(50)
    expect(told.refusals).toEqual({ '503 server.busy even': 50 })
    // Half of what was due in that second waited half a second and more: some two dozen calls, not one.
    expect(
      quantile(
        rows.map(({ waitedMs }) => waitedMs),
        0.8,
      ),
    ).toBeGreaterThan(500 * 0.6)
    expect(rows.filter(({ waitedMs }) => waitedMs > 400).length).toBeGreaterThan(20)
  })
})

test('callers who wait for their answers ask one after the other', async () => {
  await withServer(async (url) => {
    const told = await runStretch(
      { url, seconds: 0.5, streams: [stream('in turn', 1)], callers: 4 },
      new Map(),
    )
    expect(told.answers.status.length).toBeGreaterThan(8)
  })
})
