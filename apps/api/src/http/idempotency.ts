/** `Idempotency-Key`: one effect and one stored answer per user, route and key. Decisions §4. */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Endpoint } from '@arriero/contract/endpoint'
import type { OpenCtx } from '#context.ts'
import type { Patiently } from '#database/engine.ts'
import type { Actor } from '@arriero/domain/people/roles'
import { AppError } from '#app-error.ts'

const keyForm = /^[\x21-\x7e]{1,255}$/
const keptMs = 24 * 3_600_000
/** An act that opens its own transactions says so often that somebody is at it. */
const stillAtItMs = 5_000
/** Silent for so long it is taken for dead: a killed process, for one. Longer than the database may be away. */
const abandonedMs = 30_000
/** So long a second request waits for the answer of the first. */
const patienceMs = 20_000
const askAgainMs = 100

/** The key of a request that acts; undefined where none was sent. */
export const keyOf = (header: string | string[] | undefined): string | undefined => {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !keyForm.test(header)) throw new AppError('input.invalid')
  return header
}

/** Who has no session shows by the key alone that the answer is his: one that nobody guesses. */
const unguessable = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const nobody = 'public'

export const publicKeyOf = (header: string | string[] | undefined): string | undefined => {
  const key = keyOf(header)
  if (key !== undefined && !unguessable.test(key)) throw new AppError('input.invalid')
  return key
}

/** `patiently`: what is written of the key outside the act's own transaction waits for the engine. */
export type Repeat = { endpoint: Endpoint; key: string; input: unknown; patiently: Patiently }

type Row = { user_id: string; route: string; key: string }

const routeOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`
/**
 * A hash of something with a password in it would be a way to guess the password. `sentAt` says when a try was made, and
 * the second try of one report is made later. Decisions §7.
 */
const notHashed: readonly string[] = ['password', 'newPassword', 'sentAt']
const hashOf = (input: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(input, (name, value: unknown) => (notHashed.includes(name) ? undefined : value)))
    .digest('base64')

const claim = async (ctx: OpenCtx, row: Row, bodyHash: string): Promise<boolean> => {
  const claimed = await ctx.db
    .insertInto('idempotency_keys')
    .values({ ...row, body_hash: bodyHash, status: null, reply: null, created_at: ctx.now })
    .onConflict((conflict) => conflict.columns(['user_id', 'route', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

const takeOver = async (ctx: OpenCtx, row: Row): Promise<boolean> => {
  const taken = await ctx.db
    .updateTable('idempotency_keys')
    .set({ created_at: ctx.now })
    .where('user_id', '=', row.user_id)
    .where('route', '=', row.route)
    .where('key', '=', row.key)
    .where('status', 'is', null)
    .where('created_at', '<', new Date(ctx.now.getTime() - abandonedMs))
    .returning('key')
    .executeTakeFirst()
  return taken !== undefined
}

/** Until the returned function is called. */
const sayStillAtIt = (ctx: OpenCtx, row: Row): (() => void) => {
  const startedAtMs = performance.now()
  const timer = setInterval(() => {
    ctx.db
      .updateTable('idempotency_keys')
      .set({ created_at: new Date(ctx.now.getTime() + performance.now() - startedAtMs) })
      .where('user_id', '=', row.user_id)
      .where('route', '=', row.route)
      .where('key', '=', row.key)
      .where('status', 'is', null)
      .execute()
      .catch(() => undefined)
  }, stillAtItMs).unref()
  return () => clearInterval(timer)
}

const storedAnswer = async (
  ctx: OpenCtx,
  row: Row,
  bodyHash: string,
): Promise<{ reply: unknown } | undefined> => {
  const stored = await ctx.db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'status', 'reply'])
    .where('user_id', '=', row.user_id)
    .where('route', '=', row.route)
    .where('key', '=', row.key)
    .executeTakeFirst()
  if (stored && stored.body_hash !== bodyHash) throw new AppError('request.repeated_key_differs')
  return stored && stored.status !== null ? { reply: stored.reply } : undefined
}

const forget = async (ctx: OpenCtx, row: Row): Promise<void> => {
  await ctx.db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', row.user_id)
    .where('route', '=', row.route)
    .where('key', '=', row.key)
    .execute()
}

const store = async (ctx: OpenCtx, row: Row, reply: unknown): Promise<void> => {
  await ctx.db
    .updateTable('idempotency_keys')
    .set({ status: 200, reply: JSON.stringify(reply) })
    .where('user_id', '=', row.user_id)
    .where('route', '=', row.route)
    .where('key', '=', row.key)
    .execute()
}

/**
 * The answer of the first request with this key, waited for while that one still runs; undefined where this one is the first, or
 * the first came to nothing. In a transaction the row itself makes the second wait.
 */
const answerOfFirst = async (
  ctx: OpenCtx,
  row: Row,
  bodyHash: string,
): Promise<{ reply: unknown } | undefined> => {
  // By the clock: each question takes its time too where the database is slow.
  const untilMs = performance.now() + patienceMs
  while (performance.now() <= untilMs) {
    if (await claim(ctx, row, bodyHash)) return undefined
    const stored = await storedAnswer(ctx, row, bodyHash)
    if (stored) return stored
    if (await takeOver(ctx, row)) return undefined
    await pause(askAgainMs)
  }
  throw new AppError('request.key_running', { retryAfterSeconds: 1 })
}

/**
 * Runs `work` once per key and stores its answer: in the act's own transaction, or around an act that opens its own. Only what
 * succeeded is answered again.
 */
export const oncePerKey = async (
  ctx: OpenCtx & { actor?: Actor },
  repeat: Repeat,
  work: () => Promise<unknown>,
): Promise<unknown> => {
  const row = { user_id: ctx.actor?.id ?? nobody, route: routeOf(repeat.endpoint), key: repeat.key }
  const isOwn = repeat.endpoint.transaction === 'own'
  const first = await answerOfFirst(ctx, row, hashOf(repeat.input))
  if (first) return first.reply
  return isOwn ? onceAround(ctx, { row, repeat }, work) : onceWithin(ctx, row, work)
}

/** In the act's own transaction: where that rolls back its key goes with it. */
const onceWithin = async (ctx: OpenCtx, row: Row, work: () => Promise<unknown>): Promise<unknown> => {
  try {
    const reply = await work()
    await store(ctx, row, reply)
    return reply
  } catch (error) {
    if (error instanceof AppError && error.keepsChanges) await forget(ctx, row)
    throw error
  }
}

/**
 * Around an act that opens its own: its key is written of outside one. What was done is kept as done, and what was not is let go, also
 * where the database changes hands meanwhile: else it would be done twice, or its caller would wait for nobody.
 */
const onceAround = async (
  ctx: OpenCtx,
  { row, repeat: { patiently } }: { row: Row; repeat: Repeat },
  work: () => Promise<unknown>,
): Promise<unknown> => {
  const rest = sayStillAtIt(ctx, row)
  try {
    const reply = await work().catch(async (error: unknown) => {
      await patiently(() => forget(ctx, row)).catch(() => undefined)
      throw error
    })
    await patiently(() => store(ctx, row, reply))
    return reply
  } finally {
    rest()
  }
}

/** Keys are kept 24 h. */
export const sweepKeys = async ({ db, now }: OpenCtx): Promise<void> => {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - keptMs))
    .execute()
}
