/** `Idempotency-Key`: one effect and one stored answer per user, route and key, kept in the act's own transaction. Decisions §4. */
import { createHash } from 'node:crypto'
import type { Endpoint } from '@arriero/contract/endpoint'
import type { Ctx } from '#context.ts'
import { AppError } from './app-error.ts'

const keyForm = /^[\x21-\x7e]{1,255}$/

/** The key of a request that acts; undefined where none was sent. */
export const keyOf = (header: string | string[] | undefined): string | undefined => {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !keyForm.test(header)) throw new AppError('input.invalid')
  return header
}

export type Repeat = { endpoint: Endpoint; key: string; input: unknown }

const routeOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`
const hashOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest('base64')

/**
 * Runs `work` once per key. A second request waits on the row of the first; after its commit it gets the stored answer,
 * after its rollback it runs itself.
 */
export const oncePerKey = async (
  ctx: Ctx,
  repeat: Repeat,
  work: () => Promise<unknown>,
): Promise<unknown> => {
  const row = { user_id: ctx.actor.id, route: routeOf(repeat.endpoint), key: repeat.key }
  const bodyHash = hashOf(repeat.input)
  const claimed = await ctx.db
    .insertInto('idempotency_keys')
    .values({ ...row, body_hash: bodyHash, status: null, reply: null, created_at: ctx.now })
    .onConflict((conflict) => conflict.columns(['user_id', 'route', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  const mine = ctx.db
    .selectFrom('idempotency_keys')
    .where('user_id', '=', row.user_id)
    .where('route', '=', row.route)
    .where('key', '=', row.key)
  if (!claimed) {
    const stored = await mine.select(['body_hash', 'status', 'reply']).executeTakeFirstOrThrow()
    if (stored.body_hash !== bodyHash) throw new AppError('request.repeated_key_differs')
    if (stored.status === null) throw new AppError('request.key_running', { retryAfterSeconds: 1 })
    return stored.reply
  }
  const reply = await work().catch(async (error: unknown) => {
    // Only what succeeded is answered again.
    if (error instanceof AppError && error.keepsChanges) {
      await ctx.db
        .deleteFrom('idempotency_keys')
        .where('user_id', '=', row.user_id)
        .where('route', '=', row.route)
        .where('key', '=', row.key)
        .execute()
    }
    throw error
  })
  await ctx.db
    .updateTable('idempotency_keys')
    .set({ status: 200, reply: JSON.stringify(reply) })
    .where('user_id', '=', row.user_id)
    .where('route', '=', row.route)
    .where('key', '=', row.key)
    .execute()
  return reply
}
