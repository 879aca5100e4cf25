/** Refusals of what never reaches a route, in the words and shape of all others; nothing that was sent is echoed. */
import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#app-error.ts'
import { refusalFor } from '../error-reply.ts'

type Headers = Readonly<Record<string, string>>

/** Answers a request whose address cannot be read. */
export const answerUnrouted =
  (headers: Headers) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body } = refusalFor(error, request.id)
    void reply
      .headers({ ...headers, 'x-request-id': request.id })
      .status(status)
      .send(body)
  }

const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'request.headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timed_out',
}

/** Bytes that are no request: there is only the socket to answer on. */
export const answerClientError =
  (headers: Headers, lingerMs: number) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
      socket.destroy()
      return
    }
    const requestId = randomUUID()
    const { status, body } = refusalFor(
      new AppError(codes[error.code ?? ''] ?? 'request.malformed'),
      requestId,
    )
    const text = JSON.stringify(body)
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(text)}`,
      `x-request-id: ${requestId}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }
