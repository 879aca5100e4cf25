/** Papers that are asked of somebody or something and were never brought. Rules: domain/paper-rules. */
import { paperNameOf } from '@arriero/contract/es/papers'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import type { PaperKind } from '@arriero/domain/papers/credentials'
import { isToRenew, paperBlocks, papersAsked, type AskedOf } from '@arriero/domain/papers/paper-rules'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import type { Holder } from '#features/credentials/credentials.store.ts'
import { papersOf } from '#features/credentials/credentials.views.ts'
import { requestsOf } from '#features/credentials/paper-requests.store.ts'

export const holderOf = (holder: 'person' | 'vehicle', id: string): Holder =>
  holder === 'person' ? { userId: id } : { vehicleId: id }

export const notThere = (holder: Holder): ErrorCode =>
  'userId' in holder ? 'user.not_found' : 'vehicle.not_found'

const factsOf = async ({ db }: Ctx, holder: Holder): Promise<AskedOf | undefined> => {
  if ('userId' in holder) {
    const { rows } = await sql<Extract<AskedOf, { role: unknown }>>`
      select role from users where id = ${holder.userId}`.execute(db)
    return rows[0]
  }
  const { rows } = await sql<Exclude<AskedOf, { role: unknown }>>`
    select registered_on as "registeredOn", service from vehicles where id = ${holder.vehicleId}`.execute(db)
  return rows[0]
}

/** What is asked for today, what is there, what of it staff has not refused and lasts, and for what its owner was asked; undefined where there is no such holder. */
export const paperStanding = async (ctx: Ctx, holder: Holder) => {
  const facts = await factsOf(ctx, holder)
  if (!facts) return undefined
  const asked: readonly PaperKind[] = papersAsked(facts, bogotaDay(ctx.now))
  const rows = await papersOf(
    ctx.db,
    'userId' in holder ? { userIds: [holder.userId] } : { vehicleIds: [holder.vehicleId] },
  )
  const requests = new Map((await requestsOf(ctx.db, holder)).map(({ kind, asked_at: at }) => [kind, at]))
  const isRefused = (kind: string) =>
    rows
      .filter((row) => row.kind === kind)
      .every(({ isActive, invalidated }) => !isActive && invalidated !== null)
  const has = rows.map(({ kind }) => kind)
  const isOver = (kind: string) =>
    isToRenew(
      rows.filter((row) => row.kind === kind),
      bogotaDay(ctx.now),
    )
  return { asked, has, good: has.filter((kind) => !isRefused(kind) && !isOver(kind)), requests }
}

export const missingPapers = async (ctx: Ctx, holder: Holder) => {
  const standing = await paperStanding(ctx, holder)
  if (!standing) return undefined
  const { asked, has, requests } = standing
  return {
    items: asked
      .filter((kind) => !has.includes(kind))
      .map((kind) => ({
        kind,
        name: paperNameOf(kind),
        blocks: paperBlocks[kind],
        askedAt: requests.get(kind)?.toISOString() ?? null,
      })),
  }
}
