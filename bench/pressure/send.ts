/** One call over kept connections, and what came of it. */
import { randomUUID } from 'node:crypto'
import { Agent, request, type IncomingMessage } from 'node:http'
import type { Call } from '../load/sequence.ts'

/** Longer than anything of the product may take. */
const givenUpMs = 35_000

/** As many connections as a proxy holds to one node; whoever finds none free waits, and is late. */
export const openAgent = (): Agent => new Agent({ keepAlive: true, maxSockets: 1_024 })

export type Outcome = {
  status: number
  saysWhen: boolean
  /** The word for why it was refused; empty where it was not. */
  code: string
}

const none: Outcome = { status: 0, saysWhen: false, code: 'no answer' }

const codeIn = (text: string): string => /"code":"([^"]+)"/.exec(text)?.[1] ?? ''

const heard = (answer: IncomingMessage, done: (outcome: Outcome) => void): void => {
  const { statusCode: status = 0, headers } = answer
  const isGood = status >= 200 && status < 300
  let text = ''
  answer.on('data', (part: Buffer) => {
    if (!isGood) text += part.toString()
  })
  answer.on('error', () => done(none))
  answer.on('end', () =>
    done({ status, saysWhen: headers['retry-after'] !== undefined, code: isGood ? '' : codeIn(text) }),
  )
}

export type Sending = { url: string; agent: Agent; isKeyed?: boolean | undefined }

/** Never throws: who is cut off was not answered. */
export const sendCall = (
  { url, agent, isKeyed = false }: Sending,
  { method, path, headers, body }: Call,
): Promise<Outcome> =>
  new Promise((resolve) => {
    const sent = request(
      url + path,
      {
        agent,
        method,
        timeout: givenUpMs,
        headers: {
          ...headers,
          ...(isKeyed ? { 'idempotency-key': randomUUID() } : {}),
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
        },
      },
      (answer) => heard(answer, resolve),
    )
    sent.on('timeout', () => sent.destroy(new Error('given up')))
    sent.on('error', () => resolve(none))
    sent.end(body)
  })
