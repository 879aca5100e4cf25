/** A local server that speaks a map service's protocol, for the tests of the drivers behind a network. */
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'

export type StubReply = { status?: number; body: unknown; delayMs?: number }
export type StubRequest = { method: string; url: URL; headers: IncomingMessage['headers']; body: string }
export type Stub = { baseUrl: string; requests: StubRequest[]; close(): Promise<void> }

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** A text as `body` goes out as it is, so that a stub can also send what is no JSON. */
export const openStub = async (answer: (request: StubRequest) => StubReply): Promise<Stub> => {
  const requests: StubRequest[] = []
  const server = createServer((request, response) => {
    bodyOf(request).then(
      (body) => {
        const url = new URL(request.url ?? '/', 'http://stub')
        const heard = { method: request.method ?? '', url, headers: request.headers, body }
        requests.push(heard)
        const reply = answer(heard)
        setTimeout(() => {
          response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
          response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
        }, reply.delayMs ?? 0)
      },
      // Who asked has gone away meanwhile.
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Each way a service fails, and the kind it must become. */
export const failures: readonly { what: string; reply: StubReply; kind: string }[] = [
  { what: 'says the question is wrong', reply: { status: 400, body: { error: 'bad' } }, kind: 'rejected' },
  { what: 'is overloaded', reply: { status: 503, body: 'busy' }, kind: 'unavailable' },
  { what: 'has had too many calls', reply: { status: 429, body: 'slow down' }, kind: 'unavailable' },
  { what: 'keeps silent', reply: { body: {}, delayMs: 4_000 }, kind: 'timeout' },
  { what: 'answers with a web page', reply: { body: '<html></html>' }, kind: 'garbled' },
  { what: 'answers with another shape', reply: { body: { hello: 'world' } }, kind: 'garbled' },
]
