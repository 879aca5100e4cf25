/** N requests whose last bytes leave together, each on a connection of its own. Security T2. */
import { connect, type Socket } from 'node:net'
import type { CallInput, Endpoint } from '@arriero/contract/endpoint'
import { urlOf } from '@arriero/contract/call'
import type { Caller } from '#testing/house.ts'

export type Shot = {
  name: string
  token: string | null
  endpoint: Endpoint
  input: object
  key?: string
  form?: boolean
}
export type Answer = {
  name: string
  status: number
  code: string | undefined
  reply: Record<string, unknown>
}

/** One caller's request, held until `volley`. */
export const shot = <E extends Endpoint>(
  name: string,
  caller: Pick<Caller, 'token'>,
  call: { endpoint: E; input: CallInput<E>; key?: string },
): Shot => ({ name, token: caller.token, ...call })

const bytesOf = ({ token, endpoint, input, key, form }: Shot, port: number): Buffer => {
  const { body } = input as { body?: unknown }
  const text = form
    ? new URLSearchParams(body as Record<string, string>).toString()
    : JSON.stringify(body ?? null)
  const payload = body === undefined ? '' : text
  const head = [
    `${endpoint.method} /v1${urlOf(endpoint, input)} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    'connection: close',
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(key ? [`idempotency-key: ${key}`] : []),
    ...(payload ? [`content-type: ${form ? 'application/x-www-form-urlencoded' : 'application/json'}`] : []),
    `content-length: ${Buffer.byteLength(payload)}`,
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${payload}`)
}

const opened = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket))
    socket.once('error', reject)
  })

const answerOf = (name: string, raw: string): Answer => {
  const [head = '', payload = ''] = raw.split(/\r\n\r\n/, 2)
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0)
  const reply = JSON.parse(payload || '{}') as Record<string, unknown>
  return { name, status, code: typeof reply['code'] === 'string' ? reply['code'] : undefined, reply }
}

const heard = (socket: Socket, name: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    socket.on('data', (part: Buffer) => parts.push(part))
    socket.once('error', reject)
    socket.once('end', () => {
      try {
        resolve(answerOf(name, Buffer.concat(parts).toString('utf8')))
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
  })

const written = (socket: Socket, bytes: Buffer) =>
  new Promise<void>((resolve) => void socket.write(bytes, () => resolve()))

/** Sends all but the last byte of each, waits until the server has them, then the last bytes in one go. */
export const volley = async (url: string, shots: readonly Shot[]): Promise<Answer[]> => {
  const port = Number(new URL(url).port)
  const held = await Promise.all(
    shots.map(async (one) => {
      const socket = await opened(port)
      const bytes = bytesOf(one, port)
      await written(socket, bytes.subarray(0, -1))
      return { socket, last: bytes.subarray(-1), answer: heard(socket, one.name) }
    }),
  )
  await new Promise((resolve) => setImmediate(resolve))
  for (const { socket, last } of held) socket.write(last)
  return Promise.all(held.map(({ answer }) => answer))
}
