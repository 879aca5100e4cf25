import { createHash } from 'node:crypto'
import { browserWords, type BrowserWords } from '@arriero/domain/people/browser-words'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '@arriero/domain/people/roles'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { AppError } from '#app-error.ts'
import type { Exchange, UploadedBytes } from './serve.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actorForLog?: Actor | undefined
    /** Of the bearer token, reckoned once; null where none of ours was sent. */
    tokenHash?: Buffer | null
  }
}

const bearer = /^Bearer ([A-Za-z0-9_-]{22,128})$/i

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Begins every API key, so that a search for leaked ones finds them. */
export const apiKeyPrefix = 'arriero_'

export const isApiKey = ({ headers }: FastifyRequest): boolean =>
  /^Bearer arriero_/i.test(headers.authorization ?? '')

/** SHA-256 of the bearer token; undefined where none or none of ours was sent. */
export const bearerHash = (request: FastifyRequest): Buffer | undefined => {
  if (request.tokenHash === undefined) {
    const token = bearer.exec(request.headers.authorization ?? '')?.[1]
    request.tokenHash = token ? hashToken(token) : null
  }
  return request.tokenHash ?? undefined
}

/** What the reader of forms throws without a code of its own: no boundary, a wrong one, a body without its end. */
const unreadable = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error : new AppError('request.malformed')

const isTooLong = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'

/**
 * Where people come by https, a browser takes a cookie of this name from this very host alone: no neighbour, and no answer without TLS, can put one
 * in its place. The name asks for the path of everything.
 */
const keptAs = ({ isGuarded }: FastifyRequest, name: string, path: string): { name: string; path: string } =>
  isGuarded ? { name: `__Host-${name}`, path: '/' } : { name, path }

const fileOf = async (request: FastifyRequest, tooLarge: ErrorCode): Promise<UploadedBytes> => {
  if (!request.isMultipart()) throw new AppError('request.media_type')
  const part = await request.file().catch((error: unknown) => {
    throw unreadable(error)
  })
  if (!part) throw new AppError('file.required')
  if (part.fieldname !== 'file') throw new AppError('file.required')
  const bytes = await part.toBuffer().catch((error: unknown) => {
    throw isTooLong(error) ? new AppError(tooLarge) : unreadable(error)
  })
  return { bytes, filename: part.filename, mediaType: part.mimetype }
}

/**
 * A class, so that nothing is made for the many calls whose handlers ask for none of it: a getter or a function in a property, made anew with each
 * call, is made where only a collection of everything finds it. docs/decisions/0085.
 */
export class HttpExchange implements Exchange {
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly actKey: string | undefined

  constructor(request: FastifyRequest, reply: FastifyReply, actKey: string | undefined) {
    this.#request = request
    this.#reply = reply
    this.actKey = actKey
  }

  file(tooLarge: ErrorCode = 'file.too_large'): Promise<UploadedBytes> {
    return fileOf(this.#request, tooLarge)
  }

  cookie(name: string): string | undefined {
    return this.#request.cookies[keptAs(this.#request, name, '').name]
  }

  setCookie(name: string, value: string, { path, expires }: { path: string; expires: Date }): void {
    const kept = keptAs(this.#request, name, path)
    this.#reply.setCookie(kept.name, value, {
      path: kept.path,
      expires,
      httpOnly: true,
      sameSite: 'strict',
      secure: this.#request.isGuarded,
    })
  }

  clearCookie(name: string, { path }: { path: string }): void {
    const kept = keptAs(this.#request, name, path)
    this.#reply.clearCookie(kept.name, { path: kept.path, secure: this.#request.isGuarded })
  }

  get address(): string {
    return this.#request.ip
  }

  get visitedAt(): string {
    return this.#request.visitedAt
  }

  get browser(): BrowserWords {
    return browserWords(this.#request.headers['user-agent'])
  }

  get sessionHash(): Buffer | undefined {
    return bearerHash(this.#request)
  }
}
