/** Keys by which a company's own systems ask. */
import { randomBytes } from 'node:crypto'
import { keysMost, scopesDenial, type ApiScope } from '@arriero/domain/house/integrations'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { alertOwner } from '#features/own-account/alert.ts'
import { fail, refuse } from '#app-error.ts'
import { apiKeyPrefix, hashToken } from '#http/exchange.ts'
import { endOwnKey, insertKey } from './api-keys.store.ts'
import { countKeys } from './api-keys.views.ts'
import { keyMadeLetter } from './integrations-letters.texts.ts'
import { holdOwnList } from './own-list.ts'

const dayMs = 86_400_000
const keyBytes = 32
const endingLength = 4

type NewKeyFacts = { name: string; scopes: readonly ApiScope[]; days: number | null }

export const makeKey = async (ctx: Ctx, { name, scopes, days }: NewKeyFacts) => {
  refuse(scopesDenial(ctx.actor.role, scopes))
  await holdOwnList(ctx)
  if ((await countKeys(ctx)) >= keysMost) fail('key.too_many')
  const key = apiKeyPrefix + randomBytes(keyBytes).toString('base64url')
  const ending = key.slice(-endingLength)
  const id = ctx.newId()
  await insertKey(ctx, {
    id,
    name,
    hash: hashToken(key),
    ending,
    scopes,
    expiresAt: days === null ? null : new Date(ctx.now.getTime() + days * dayMs),
  })
  await record(ctx, {
    act: 'api_key.made',
    objectKind: 'api_key',
    objectId: id,
    details: { name, scopes: scopes.join(' ') },
  })
  await alertOwner(ctx, ctx.actor.id, keyMadeLetter(name, ending))
  return { _id: id, key }
}

export const endKey = async (ctx: Ctx, id: string): Promise<{ updated: true }> => {
  const name = (await endOwnKey(ctx, id)) ?? fail('key.not_found')
  await record(ctx, { act: 'api_key.ended', objectKind: 'api_key', objectId: id, details: { name } })
  return { updated: true }
}
