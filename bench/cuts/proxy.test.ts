import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Mode, Pace, Side } from './modes.ts'
import { openLine, type Line } from './proxy.ts'

const pace: Pace = { holdMs: 300, lateMs: 150, byteMs: 20 }
const words = '0123456789'.repeat(20)

let server: Server
let line: Line
/** What reached the server in full. */
let reached: string[]
const portOf = (listening: Server) => (listening.address() as AddressInfo).port

beforeEach(async () => {
  reached = []
  server = createServer((request, response) => {
    reached.push(request.url ?? '')
    response.end(words)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  line = await openLine({ port: portOf(server), host: '127.0.0.1' }, { pace })
})
afterEach(async () => {
  await line.close()
  server.closeAllConnections()
  server.close()
})

/** What became of it, and after how long. */
const ask = async (path: string, withinMs = 5_000) => {
  const startedAt = performance.now()
  const signal = AbortSignal.timeout(withinMs)
  const answer = await fetch(`http://127.0.0.1:${line.port}${path}`, { signal })
    .then((response) => response.text())
    .catch((error: Error) => error.name)
  return { answer, tookMs: performance.now() - startedAt }
}

const cutBy = (mode: Mode, side: Side = 'asked') => line.lay({ mode, side, words: ['/hurt'] })

test('what no cut is laid on passes as it is, also on a line that waits for another', async () => {
  const laid = cutBy('unsent')
  for (const path of ['/one', '/two']) expect((await ask(path)).answer).toBe(words)
  expect(laid.hasHappened()).toBe(false)
})

test('an unsent one does not reach the other end, and is hurt once', async () => {
  const laid = cutBy('unsent')
  expect((await ask('/hurt')).answer).toBe('TypeError')
  await laid.happened
  expect(reached).toEqual([])
  expect((await ask('/hurt')).answer).toBe(words)
})

test('an unanswered one is done, and nothing comes back', async () => {
  cutBy('unanswered')
  expect((await ask('/hurt')).answer).toBe('TypeError')
  expect(reached).toEqual(['/hurt'])
})

test('a half answered one is done, and breaks off in the midst', async () => {
  const heard: Buffer[] = []
  cutBy('halfAnswered')
  const socket = connect(line.port, '127.0.0.1')
  socket.on('data', (bytes: Buffer) => heard.push(bytes)).on('error', () => undefined)
  socket.write('GET /hurt HTTP/1.1\r\nHost: line\r\n\r\n')
  await once(socket, 'close')
  const text = Buffer.concat(heard).toString()
  expect(text).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(text).not.toContain(words)
  expect(reached).toEqual(['/hurt'])
})

test.each<[Side, string[]]>([
  ['asked', []],
  ['answered', ['/hurt']],
])('into a black hole goes what is %s, and the line ends only after its time', async (side, done) => {
  cutBy('blackHole', side)
  const { answer, tookMs } = await ask('/hurt')
  expect(answer).toBe('TypeError')
  expect(tookMs).toBeGreaterThanOrEqual(pace.holdMs - 20)
  expect(reached).toEqual(done)
})

test('the other end of a black hole does not hear that somebody has hung up', async () => {
  const closed = new Promise<number>((resolve) => {
    server.once('connection', (socket) => socket.once('close', () => resolve(performance.now())))
  })
  cutBy('blackHole', 'answered')
  const startedAt = performance.now()
  expect((await ask('/hurt', 50)).answer).toBe('TimeoutError')
  expect((await closed) - startedAt).toBeGreaterThanOrEqual(pace.holdMs - 20)
})

test.each<Side>(['asked', 'answered'])('what is %s comes late, and whole', async (side) => {
  cutBy('late', side)
  const { answer, tookMs } = await ask('/hurt')
  expect(answer).toBe(words)
  expect(tookMs).toBeGreaterThanOrEqual(pace.lateMs - 20)
})

test.each<Side>(['asked', 'answered'])('what is %s trickles until the line is gone', async (side) => {
  cutBy('trickling', side)
  const { answer, tookMs } = await ask('/hurt')
  expect(answer).toBe('TypeError')
  expect(tookMs).toBeGreaterThanOrEqual(pace.holdMs - 20)
  expect(reached).toEqual(side === 'asked' ? [] : ['/hurt'])
})

test('the words of a cut are waited for one after the other, in one exchange', async () => {
  const laid = line.lay({ mode: 'unsent', side: 'asked', words: ['/hurt', 'second'] })
  expect((await ask('/second')).answer).toBe(words)
  expect((await ask('/hurt')).answer).toBe(words)
  expect((await ask('/second')).answer).toBe(words)
  expect(laid.hasHappened()).toBe(false)
  expect((await ask('/hurt?second')).answer).toBe('TypeError')
})

test('words parted by the end of a packet are heard', async () => {
  const laid = cutBy('unsent')
  const socket = connect(line.port, '127.0.0.1').on('error', () => undefined)
  socket.setNoDelay().write('GET /hu')
  await sleep(50)
  socket.write('rt HTTP/1.1\r\n')
  await laid.happened
})

test('on a line that does not begin anew with each answer they may be far apart', async () => {
  const long = await openLine({ port: portOf(server), host: '127.0.0.1' }, { pace, isByExchange: false })
  const laid = long.lay({ mode: 'unsent', side: 'asked', words: ['/hurt', '/second'] })
  const socket = connect(long.port, '127.0.0.1').on('error', () => undefined)
  for (const path of ['/second', '/hurt']) {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: line\r\n\r\n`)
    await once(socket, 'data')
  }
  expect(laid.hasHappened()).toBe(false)
  socket.write('GET /second HTTP/1.1\r\nHost: line\r\n\r\n')
  await laid.happened
  expect(reached).toEqual(['/second', '/hurt'])
  await long.close()
})

test('what listens at a socket in a folder is cut off as suddenly', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arriero-line-'))
  const local = createServer((_request, response) => response.end(words))
  local.listen(join(folder, 'socket'))
  await once(local, 'listening')
  const near = await openLine({ path: join(folder, 'socket') }, { pace })
  const asked = () => fetch(`http://127.0.0.1:${near.port}/hurt`).then((response) => response.text())
  expect(await asked()).toBe(words)
  near.lay({ mode: 'unsent', side: 'asked', words: ['/hurt'] })
  await expect(asked()).rejects.toThrow()
  await near.close()
  local.close()
  await rm(folder, { recursive: true })
})

test('a lifted cut hurts nobody', async () => {
  cutBy('unsent').lift()
  expect((await ask('/hurt')).answer).toBe(words)
})

test('a line that goes as a whole ends every connection and takes none for a while', async () => {
  const other = connect(line.port, '127.0.0.1').on('error', () => undefined)
  await once(other, 'connect')
  await sleep(20)
  const sinceMs = performance.now()
  expect(line.wasGoneSince(sinceMs)).toBe(false)
  const gone = new Promise((resolve) => other.once('close', resolve))
  line.lay({ mode: 'unanswered', side: 'asked', words: ['/hurt'], isWhole: true })
  expect((await ask('/hurt')).answer).toBe('TypeError')
  await gone
  expect((await ask('/one')).answer).toBe('TypeError')
  expect(line.wasGoneSince(sinceMs)).toBe(true)
  await sleep(1_000)
  expect((await ask('/one')).answer).toBe(words)
})

test('a whole black hole takes whoever comes, and lets nobody out before its time', async () => {
  const startedAt = performance.now()
  line.lay({ mode: 'blackHole', side: 'asked', words: ['/hurt'], isWhole: true })
  const hurt = ask('/hurt')
  await sleep(50)
  expect((await ask('/one')).answer).toBe('TypeError')
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(pace.holdMs - 20)
  expect((await hurt).answer).toBe('TypeError')
  expect((await ask('/one')).answer).toBe(words)
})
