/**
 * What `deploy/haproxy/front.cfg` asks of a proxy, for machines without one: asks each node twice a second whether it goes on, sends nobody
 * new to one that says that it ends, and repeats what no node was reached by, and what may be done twice.
 */
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import type { Balancer, Front } from './front.ts'

const askEveryMs = 500
const triesMost = 4

type Target = { port: number; isUp: boolean; misses: number; open: number }

const agent = new Agent({ keepAlive: true })

const statusOf = (port: number): Promise<number> =>
  new Promise((resolve) => {
    const asked = request(
      { port, host: '127.0.0.1', path: '/health', agent: false, timeout: 2_000 },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    asked.once('error', () => resolve(0))
    asked.once('timeout', () => asked.destroy())
    asked.end()
  })

const look = async (target: Target): Promise<void> => {
  const status = await statusOf(target.port)
  target.misses = status === 200 ? 0 : target.misses + 1
  if (status === 200) target.isUp = true
  else if (status === 404 || target.misses >= 3) target.isUp = false
}

const isReading = ({ method = 'GET' }: IncomingMessage) => method === 'GET' || method === 'HEAD'
const mayRepeat = (asked: IncomingMessage) =>
  isReading(asked) || asked.headers['idempotency-key'] !== undefined

const bodyOf = async (asked: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of asked) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

type Passed = { status: number; headers: IncomingMessage['headers']; body: Buffer }

/** @throws with `reached` false where no byte of it got there */
const passOn = (target: Target, asked: IncomingMessage, body: Buffer): Promise<Passed> =>
  new Promise((resolve, reject) => {
    const { method, url, headers } = asked
    const forwarded = { ...headers, 'x-forwarded-for': '127.0.0.1' }
    const sent = request({
      port: target.port,
      host: '127.0.0.1',
      path: url,
      method,
      headers: forwarded,
      agent,
    })
    sent.once('error', (error: NodeJS.ErrnoException) =>
      reject(Object.assign(error, { reached: error.code !== 'ECONNREFUSED' })),
    )
    sent.once('response', (answer) => {
      bodyOf(answer).then(
        (whole) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: whole }),
        (error: Error) => reject(Object.assign(error, { reached: true })),
      )
    })
    sent.end(body)
  })

const unavailable = (answer: ServerResponse): void => {
  const body = JSON.stringify({ code: 'server.unavailable' })
  answer.writeHead(503, { 'content-type': 'application/json', 'retry-after': '2' }).end(body)
}

const choose = (targets: readonly Target[], tried: ReadonlySet<Target>): Target | undefined =>
  targets
    .filter((target) => target.isUp && !tried.has(target))
    .toSorted((one, other) => one.open - other.open)[0]

const answerWith = async (
  targets: readonly Target[],
  { repeats }: Front,
  [asked, answer]: [IncomingMessage, ServerResponse],
) => {
  const body = await bodyOf(asked)
  const tried = new Set<Target>()
  for (let turn = 0; turn < (repeats ? triesMost : 1); turn++) {
    const target = choose(targets, tried) ?? choose(targets, new Set())
    if (!target) break
    tried.add(target)
    target.open += 1
    try {
      const passed = await passOn(target, asked, body)
      const { 'transfer-encoding': _, connection: __, 'keep-alive': ___, ...headers } = passed.headers
      answer.writeHead(passed.status, { ...headers, 'content-length': passed.body.length }).end(passed.body)
      return
    } catch (error) {
      const { reached } = error as { reached: boolean }
      if (repeats && !reached) target.isUp = false
      if (reached && !mayRepeat(asked)) break
    } finally {
      target.open -= 1
    }
  }
  unavailable(answer)
}

type Upgrade = { asked: IncomingMessage; socket: Socket; head: Buffer }

/** A socket of the live channel: bytes there and back. */
const join = (targets: readonly Target[], { asked, socket, head }: Upgrade): void => {
  const target = choose(targets, new Set())
  if (!target) return void socket.destroy()
  const there = connect(target.port, '127.0.0.1', () => {
    const lines = asked.rawHeaders.flatMap((name, at) =>
      at % 2 === 0 ? [`${name}: ${asked.rawHeaders[at + 1]}`] : [],
    )
    there.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    there.write(head)
    there.pipe(socket).pipe(there)
  })
  there.on('error', () => socket.destroy())
  socket.on('error', () => there.destroy())
}

export const ownProxy = async (front: Front): Promise<Balancer> => {
  const targets: Target[] = front.nodePorts.map((port) => ({ port, isUp: true, misses: 0, open: 0 }))
  const server = createServer((...pair) => void answerWith(targets, front, pair))
  server.on('upgrade', (asked: IncomingMessage, socket: Socket, head: Buffer) =>
    join(targets, { asked, socket, head }),
  )
  server.listen(front.port, '127.0.0.1')
  await once(server, 'listening')
  const timer = setInterval(() => void Promise.all(targets.map(look)), askEveryMs)
  return {
    name: 'a proxy of its own',
    stop: async () => {
      clearInterval(timer)
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}
