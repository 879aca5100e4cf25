/** The line between a browser and the product, to be cut: a proxy of our own, so that the service worker's and the live channel's ways go over it too. */
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { url } from '../people.ts'

/** `refuses`: as with a pulled cable, known at once. `hangs`: as in a tunnel, nothing ever comes. */
type LineState = 'open' | 'refuses' | 'hangs'

export type Line = {
  /** What the browser is told to go through. */
  proxy: { server: string }
  cut: (how?: Exclude<LineState, 'open'>) => void
  mend: () => void
  /** The next such request reaches the server, which does it; its answer is lost, and the line with it. Resolves then. */
  cutAfter: (request: RegExp) => Promise<void>
  stop: () => Promise<void>
}

type Loss = { request: RegExp; happened: () => void }

const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

/** Every connection, so that it can be ended: a mended line has none of the old ones. */
const trackSockets = (server: Server): Set<Duplex> => {
  const open = new Set<Duplex>()
  const track = (socket: Duplex): void => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => open.delete(socket))
  }
  server.on('connection', track)
  server.on('onward', track)
  return open
}

export const layLine = async (): Promise<Line> => {
  let state: LineState = 'open'
  let loss: Loss | undefined
  const server = createServer({ keepAliveTimeout: 1_000 })
  const open = trackSockets(server)
  const endAll = () => open.forEach((socket) => socket.destroy())
  const cut = (how: Exclude<LineState, 'open'> = 'refuses') => {
    state = how
    if (how === 'refuses') endAll()
  }

  server.on('connection', (socket: Socket) => {
    if (state === 'refuses') socket.destroy()
  })

  const pass = (answer: IncomingMessage, response: ServerResponse, lost: Loss | undefined): void => {
    if (lost) {
      loss = undefined
      cut()
      return lost.happened()
    }
    if (state !== 'open') return
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (state !== 'open') return
    const { method = 'GET', headers } = request
    const target = new URL(request.url ?? '', url())
    const lost = loss?.request.test(`${method} ${target.pathname}`) ? loss : undefined
    const onward = ask(target, { method, headers, agent: false }, (answer) => pass(answer, response, lost))
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })

  /** The live channel asks for a way of its own. */
  server.on('connect', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { hostname, port } = new URL(`http://${request.url ?? ''}`)
    const onward = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      onward.write(head)
    })
    server.emit('onward', onward)
    const carry = (from: Duplex, to: Duplex) => from.on('data', (part) => state === 'open' && to.write(part))
    carry(socket, onward)
    carry(onward, socket)
    socket.once('close', () => onward.destroy())
    onward.once('close', () => socket.destroy())
  })

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (!isAddress(address)) throw new Error('the line was not laid')
  return {
    proxy: { server: `http://127.0.0.1:${address.port}` },
    cut,
    mend: () => {
      state = 'open'
      endAll()
    },
    cutAfter: (request) =>
      new Promise((happened) => {
        loss = { request, happened }
      }),
    stop: async () => {
      endAll()
      await new Promise((done) => server.close(done))
    },
  }
}
