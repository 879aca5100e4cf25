/** As much of a NATS server as carries words between clients: the protocol's own text, no cluster, no accounts. */
import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

export type Nats = {
  url: string
  /** The next so many messages reach nobody. */
  lose(count: number): void
  /** Lets all connections go, and takes none until `open`. */
  shut(): Promise<void>
  open(): Promise<void>
}

type Subscription = { socket: Socket; sid: string; subject: string }

const info = (port: number) =>
  `INFO ${JSON.stringify({ server_id: 'TEST', version: '2.9.10', proto: 1, host: '127.0.0.1', port, max_payload: 1_048_576, headers: true })}\r\n`

/** Opens and shuts at one port, whoever is connected. */
const door = (greet: (socket: Socket, port: number) => void) => {
  const sockets = new Set<Socket>()
  let server: Server | undefined
  let port = 0
  return {
    port: () => port,
    open: async (): Promise<void> => {
      const opened = createServer((socket) => {
        sockets.add(socket)
        socket.on('error', () => undefined)
        socket.on('close', () => sockets.delete(socket))
        greet(socket, port)
      })
      await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve))
      port = (opened.address() as AddressInfo).port
      server = opened
    },
    shut: async (): Promise<void> => {
      const closing = new Promise((resolve) => server?.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closing
    },
  }
}

export const natsServer = async (): Promise<Nats & { stop(): Promise<void> }> => {
  let subscriptions: Subscription[] = []
  let lost = 0
  const publish = (subject: string, payload: string) => {
    if (lost > 0) return void (lost -= 1)
    for (const { socket, sid } of subscriptions.filter((one) => one.subject === subject))
      socket.write(`MSG ${subject} ${sid} ${Buffer.byteLength(payload)}\r\n${payload}\r\n`)
  }
  /** Answers what is left of the text once whole commands are taken from it. */
  const take = (socket: Socket, text: string): string => {
    const end = text.indexOf('\r\n')
    if (end < 0) return text
    const [verb = '', ...words] = text.slice(0, end).split(' ')
    const rest = text.slice(end + 2)
    if (verb === 'PUB') {
      const size = Number(words.at(-1))
      if (rest.length < size + 2) return text
      publish(words[0] ?? '', rest.slice(0, size))
      return take(socket, rest.slice(size + 2))
    }
    if (verb === 'PING') socket.write('PONG\r\n')
    if (verb === 'SUB') subscriptions.push({ socket, subject: words[0] ?? '', sid: words.at(-1) ?? '' })
    return take(socket, rest)
  }
  const { port, open, shut } = door((socket, at) => {
    let text = ''
    socket.write(info(at))
    socket.on('data', (part: Buffer) => {
      // One byte a letter here: what is told is plain text.
      text = take(socket, text + part.toString('latin1'))
    })
    socket.on('close', () => {
      subscriptions = subscriptions.filter((one) => one.socket !== socket)
    })
  })
  await open()
  const lose = (count: number) => void (lost = count)
  return { url: `nats://127.0.0.1:${port()}`, lose, shut, open, stop: shut }
}
