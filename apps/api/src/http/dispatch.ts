/** One request from the wire to the reply: who, what, one transaction, the declared shape. Architecture 1.4. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { unattendedHeader } from '@arriero/contract/call'
import {
  isReading,
  takesKey,
  type Access,
  type Endpoint,
  isPerViewer,
  type Reading,
} from '@arriero/contract/endpoint'
import type { Actor } from '@arriero/domain/people/roles'
import type { Ctx, Db, OpenCtx } from '#context.ts'
import type { Database } from '#database/connect.ts'
import type { Patiently } from '#database/engine.ts'
import { AppError } from '#app-error.ts'
import { HttpExchange, bearerHash, isApiKey } from './exchange.ts'
import { keyOf, oncePerKey, publicKeyOf } from './idempotency.ts'
import { inTime } from './in-time.ts'
import { readBody, readInput } from './input.ts'
import { changesIn, isPlainChange } from './sent-back.ts'
import type { Exchange, Served } from './serve.ts'

type Viewed = { viewer: string; value: unknown }

const shapeOf = (endpoint: Endpoint, answer: unknown): { shape: z.ZodType; value: unknown } => {
  if (!isPerViewer(endpoint.reply)) return { shape: endpoint.reply, value: answer }
  const { viewer, value } = answer as Viewed
  const shape = endpoint.reply.viewers[viewer]
  if (!shape) throw new Error(`${endpoint.path} has no shape for the viewer ${viewer}`)
  return { shape, value }
}

/** Writes a reply with exactly the shape its endpoint declares; what the shape does not name does not leave. */
const encode = (endpoint: Endpoint, answer: unknown, { reply }: Reading = endpoint): unknown => {
  const { shape, value } = shapeOf({ ...endpoint, reply }, answer)
  const result = shape.safeParse(value)
  if (result.success) return result.data
  throw new Error(`${endpoint.method} ${endpoint.path} answered out of its shape`, { cause: result.error })
}

/** What the shell needs from the rest of the house. */
export type Shell = {
  database: Database
  /** A context for now, without an actor. */
  openCtx(db: Db): OpenCtx
  /** The account behind a session token's hash, or why not. */
  findActor(db: Db, tokenHash: Buffer, now: Date): Promise<Actor | undefined>
  /** The same, and the session idles on. */
  peekActor(db: Db, tokenHash: Buffer, now: Date): Promise<Actor | undefined>
  /** The account behind an API key's hash and what the key may do; undefined where it holds no more. */
  findKey(db: Db, keyHash: Buffer, now: Date): Promise<Caller | undefined>
}

/** Who calls; `scopes` only where an API key does. */
type Caller = { actor: Actor; scopes?: readonly string[] }

const gate = (access: Access, actor: Actor | undefined): void => {
  if (typeof access === 'string') return
  if (!actor) throw new AppError('session.invalid')
  if (!access.roles.includes(actor.role)) throw new AppError('auth.role_refused')
  if (!actor.isValidated && !access.inValidation) throw new AppError('account.in_validation')
}

/** A key does what it was made for and nothing else: what no scope is named for is for people. */
const gateKey = ({ keyScope }: Endpoint, scopes: readonly string[] | undefined): void => {
  if (!scopes || keyScope === 'any') return
  if (keyScope === undefined || !scopes.includes(keyScope)) throw new AppError('key.scope_missing')
}

const callerOf = async (
  shell: Shell,
  access: Access,
  { request, now }: { request: FastifyRequest; now: Date },
): Promise<Caller | undefined> => {
  const hash = bearerHash(request)
  if (typeof access === 'string' || !hash) return undefined
  if (isApiKey(request)) return shell.findKey(shell.database.db, hash, now)
  const ask = request.headers[unattendedHeader] === undefined ? shell.findActor : shell.peekActor
  const actor = await ask(shell.database.db, hash, now)
  return actor && { actor }
}

/** Of an upload the key alone says which one it is: its file is not compared. */
const keyFor = (endpoint: Endpoint, actor: Actor | undefined, header: string | string[] | undefined) => {
  if (!takesKey(endpoint)) return undefined
  return actor ? keyOf(header) : publicKeyOf(header)
}

type Input = { params: unknown; query: unknown; body: unknown }

type Repeatable = {
  served: Served
  key: string | undefined
  input: Input
  patiently: Patiently
  prepared?: { prepared: unknown } | undefined
  /** Of preparing: said where there is a change at all. */
  refusal?: AppError
}

/** As it goes over the wire: without what is undefined. */
const asSent = (reply: unknown) => JSON.parse(JSON.stringify(reply)) as Record<string, unknown>

/** The change in what was sent; undefined where it was sent back as it is. What stands is read in the act's own transaction. */
const changeIn = async (
  ctx: Ctx,
  { endpoint, standing }: Served,
  input: Input,
): Promise<Input | undefined> => {
  const { sentBack } = endpoint
  if (!standing || !sentBack) return input
  const mayWrite = (key: string) => standing.mayWrite(ctx, key)
  const isPlain = isPlainChange(input.body, endpoint, mayWrite)
  const answer = isPlain ? undefined : await standing.read(ctx, input)
  const read = answer === undefined ? undefined : asSent(encode(endpoint, answer, sentBack.reading))
  const { body, isNone } = read
    ? changesIn(input.body, { endpoint, read, mayWrite })
    : { body: input.body, isNone: false }
  return isNone ? undefined : { ...input, body: readBody(endpoint, body) }
}

/**
 * What is slow or outside goes before the transaction. Where what was read may be sent back, only a change is prepared; a refusal
 * then is the transaction's to say, which first knows what was asked before under the same key.
 */
const prepare = async (
  ctx: Ctx,
  { served, input }: Pick<Repeatable, 'served' | 'input'>,
  exchange: Exchange,
): Promise<Pick<Repeatable, 'prepared' | 'refusal'>> => {
  if (!served.prepare) return {}
  try {
    const change = await changeIn(ctx, served, input)
    return change ? { prepared: { prepared: await served.prepare(ctx, change, exchange) } } : {}
  } catch (error) {
    if (!served.standing || !(error instanceof AppError)) throw error
    return { refusal: error }
  }
}

const perform = async (
  ctx: Ctx,
  { served, key, input, patiently, prepared, refusal }: Repeatable,
  exchange: Exchange,
) => {
  const work = async () => {
    const change = await changeIn(ctx, served, input)
    if (change && refusal !== undefined) throw refusal
    const answer = change ? await served.handle(ctx, { ...change, ...prepared }, exchange) : { updated: true }
    return encode(served.endpoint, answer)
  }
  if (!key) return work()
  return oncePerKey(ctx, { endpoint: served.endpoint, key, input, patiently }, work)
}

/** A refusal that keeps what was written lets the transaction commit first. */
const keptRefusal = (error: unknown): { refusal: AppError } => {
  if (error instanceof AppError && error.keepsChanges) return { refusal: error }
  throw error
}

const answering = (shell: Shell, served: Served) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { endpoint } = served
  const open = shell.openCtx(shell.database.db)
  const { patiently } = shell.database
  const caller = await patiently(() => callerOf(shell, endpoint.access, { request, now: open.now }))
  if (typeof endpoint.access !== 'string') request.server.tokenWas(request, caller !== undefined)
  const actor = caller?.actor
  // Before he may be refused: the log says who was.
  request.actorForLog = actor
  gate(endpoint.access, actor)
  gateKey(endpoint, caller?.scopes)
  const { params, query, body } = request
  const input = readInput(endpoint, { params, query, body }, { isBodyLater: served.standing !== undefined })
  // Public handlers have no actor; their type (OpenCtx) keeps them from asking for one.
  const ctxOn = (db: Db): Ctx => ({ ...open, db, ...(actor ? { actor } : {}) }) as Ctx
  const key = keyFor(endpoint, actor, request.headers['idempotency-key'])
  const exchange = new HttpExchange(request, reply, key)
  const repeatable = { served, key, input, patiently }
  if (endpoint.transaction === 'own' && !isReading(endpoint))
    return perform(ctxOn(shell.database.db), repeatable, exchange)
  if (isReading(endpoint))
    return patiently(() =>
      open.reading((from) => perform({ ...ctxOn(from.db), ...from }, repeatable, exchange)),
    )
  const preparation = await prepare(ctxOn(shell.database.db), { served, input }, exchange)
  const act = () =>
    shell.database.transaction((tx) =>
      perform(ctxOn(tx), { ...repeatable, ...preparation }, exchange).then(
        (reply) => ({ reply }),
        keptRefusal,
      ),
    )
  // Its key tells an act that was done, and whose answer was lost, from one that was not.
  const outcome = await (key === undefined ? act() : patiently(act))
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.reply
}

export const dispatch = (shell: Shell, served: Served) => {
  const answer = answering(shell, served)
  return (request: FastifyRequest, reply: FastifyReply) => inTime(reply, answer(request, reply))
}
