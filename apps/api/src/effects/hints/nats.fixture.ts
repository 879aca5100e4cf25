/** As much of a NATS server as carries words between clients: the protocol's own text, no cluster, no accounts. */
import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

export type Nats = {
  url: string
  /** The next so many messages reach nobody. */
  lose(count: number): void
  /** From now on only who shows this is taken; undefined: everybody. */
  admit(login: Login | undefined): void
  /** How often somebody was refused. */
  refused(): number
  /** Takes what is said and hands it on to nobody, like a server that lets somebody in who may say nothing. */
  mute(isMute: boolean): void
  /** What was said on it so far. */
  said(): readonly string[]
  /** Lets all connections go, and takes none until `open`. */
  shut(): Promise<void>
  open(): Promise<void>
}

/** What a client shows, as the protocol names it. */
type Login = { auth_token: string } | { user: string; pass: string }

type Subscription = { socket: Socket; sid: string; subject: string }

const info = (port: number, login: Login | undefined) =>
  `INFO ${JSON.stringify({ server_id: 'TEST', version: '2.9.10', proto: 1, host: '127.0.0.1', port, max_payload: 1_048_576, headers: true, auth_required: login !== undefined })}\r\n`

/** Exactly what is asked: a token beside it or an empty password is another login. */
const shows = (text: string, login: Login): boolean => {
  const { auth_token, user, pass } = JSON.parse(text) as Record<string, unknown>
  return JSON.stringify({ auth_token, user, pass }) === JSON.stringify({ auth_token: undefined, ...login })
}

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
  let [lost, refused, isMute] = [0, 0, false]
  const said: string[] = []
  let login: Login | undefined
  const publish = (subject: string, payload: string) => {
    said.push(payload)
    if (isMute) return
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
    if (verb === 'CONNECT' && login && !shows(words.join(' '), login)) {
      refused += 1
      socket.end("-ERR 'Authorization Violation'\r\n")
      return ''
    }
    if (verb === 'PING') socket.write('PONG\r\n')
    if (verb === 'SUB') subscriptions.push({ socket, subject: words[0] ?? '', sid: words.at(-1) ?? '' })
    return take(socket, rest)
  }
  const { port, open, shut } = door((socket, at) => {
    let text = ''
    socket.write(info(at, login))
    socket.on('data', (part: Buffer) => {
      // One byte a letter here: what is told is plain text.
      text = take(socket, text + part.toString('latin1'))
    })
    socket.on('close', () => {
      subscriptions = subscriptions.filter((one) => one.socket !== socket)
    })
  })
  await open()
  return {
    url: `nats://127.0.0.1:${port()}`,
    lose: (count) => void (lost = count),
    admit: (wanted) => void (login = wanted),
    refused: () => refused,
    said: () => said,
    mute: (wanted) => void (isMute = wanted),
    shut,
    open,
    stop: shut,
  }
}
