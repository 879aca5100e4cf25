/** Somebody's own system: keeps what reached it and answers as it is told. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export type ReceivedMessage = { path: string; headers: IncomingHttpHeaders; body: string }

type Answer = { status: number; headers?: Record<string, string>; afterMs?: number }

/** `host`: where it listens; `127.0.0.1` unless told. */
export const receiver = async (host = '127.0.0.1') => {
  const received: ReceivedMessage[] = []
  let connections = 0
  const answers: Answer[] = []
  let usual: Answer = { status: 204 }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      })
      const { status, headers = {}, afterMs = 0 } = answers.shift() ?? usual
      setTimeout(() => response.writeHead(status, headers).end(), afterMs)
    })
  })
  server.on('connection', () => connections++)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    port,
    received,
    /** Of any kind, also those that said nothing. */
    connections: () => connections,
    /** The next answers, one each; then the usual one. */
    answers: (...next: Answer[]) => void answers.push(...next),
    always: (answer: Answer) => {
      usual = answer
    },
    forget: () => {
      received.length = 0
      answers.length = 0
      usual = { status: 204 }
    },
  }
}
