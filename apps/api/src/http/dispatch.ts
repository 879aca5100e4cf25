/** One request from the wire to the reply: who, what, one transaction, the declared shape. Architecture 1.4. */
import { unattendedHeader } from '@arriero/contract/call'
import type { Access, Endpoint } from '@arriero/contract/endpoint'
import type { Actor } from '@arriero/domain/roles'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx, Db, OpenCtx } from '#context.ts'
import type { Database } from '#database/connect.ts'
import { AppError } from './app-error.ts'
import { encode } from './encode.ts'
import { exchangeOf, bearerHash } from './exchange.ts'
import { keyOf, oncePerKey } from './idempotency.ts'
import { readInput } from './input.ts'
import type { Served } from './serve.ts'

/** What the shell needs from the rest of the house. */
export type Shell = {
  database: Database
  /** A context for now, without an actor. */
  openCtx(db: Db): OpenCtx
  /** The account behind a session token's hash, or why not. */
  findActor(db: Db, tokenHash: Buffer, now: Date): Promise<Actor | undefined>
  /** The same, and the session idles on. */
  peekActor(db: Db, tokenHash: Buffer, now: Date): Promise<Actor | undefined>
}

const gate = (access: Access, actor: Actor | undefined): void => {
  if (typeof access === 'string') return
  if (!actor) throw new AppError('session.invalid')
  if (!access.roles.includes(actor.role)) throw new AppError('auth.role_refused')
  if (!actor.isValidated && !access.inValidation) throw new AppError('account.in_validation')
}

const actorOf = async (
  shell: Shell,
  access: Access,
  { request, now }: { request: FastifyRequest; now: Date },
) => {
  const hash = bearerHash(request)
  if (typeof access === 'string' || !hash) return undefined
  const ask = request.headers[unattendedHeader] === undefined ? shell.findActor : shell.peekActor
  return ask(shell.database.db, hash, now)
}

const isRead = (endpoint: Endpoint) => endpoint.method === 'GET' || endpoint.isRead === true

/** What is given out once must not be kept to be given again. Of an upload the key alone says which one it is: its file is not compared. */
export const isRepeatable = (endpoint: Endpoint) => !isRead(endpoint) && endpoint.isKeyless !== true

type Repeatable = {
  served: Served
  key: string | undefined
  input: { params: unknown; query: unknown; body: unknown }
  prepared?: { prepared: unknown } | undefined
}

const perform = async (
  ctx: Ctx,
  { served, key, input, prepared }: Repeatable,
  exchange: ReturnType<typeof exchangeOf>,
) => {
  const work = async () =>
    encode(served.endpoint, await served.handle(ctx, { ...input, ...prepared }, exchange))
  if (!key) return work()
  return oncePerKey(ctx, { endpoint: served.endpoint, key, input }, work)
}

/** A refusal that keeps what was written lets the transaction commit first. */
const keptRefusal = (error: unknown): { refusal: AppError } => {
  if (error instanceof AppError && error.keepsChanges) return { refusal: error }
  throw error
}

export const dispatch =
  (shell: Shell, served: Served) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { endpoint } = served
    const open = shell.openCtx(shell.database.db)
    const actor = await actorOf(shell, endpoint.access, { request, now: open.now })
    gate(endpoint.access, actor)
    request.actorForLog = actor
    const input = readInput(endpoint, { params: request.params, query: request.query, body: request.body })
    const exchange = exchangeOf(request, reply)
    // Public handlers have no actor; their type (OpenCtx) keeps them from asking for one.
    const ctxOn = (db: Db): Ctx => ({ ...open, db, ...(actor ? { actor } : {}) }) as Ctx
    const key = actor && isRepeatable(endpoint) ? keyOf(request.headers['idempotency-key']) : undefined
    if (isRead(endpoint) || endpoint.transaction === 'own') {
      return perform(ctxOn(shell.database.db), { served, key, input }, exchange)
    }
    const prepared = served.prepare
      ? { prepared: await served.prepare(ctxOn(shell.database.db), input) }
      : undefined
    const outcome = await shell.database.transaction((tx) =>
      perform(ctxOn(tx), { served, key, input, prepared }, exchange).then(
        (reply) => ({ reply }),
        keptRefusal,
      ),
    )
    if ('refusal' in outcome) throw outcome.refusal
    return outcome.reply
  }
