/** What staff decided about an account, a paper or a vehicle reaches whoever it belongs to. Decisions §6, §12. */
import type { OpenCtx } from '#context.ts'
import type { Told } from '#effects/tell.ts'
import { notify, type Notice } from './notify.ts'
import { reviewedAccount, reviewedPaper, reviewedVehicle } from './review.views.ts'

/** Of the state as it is now: what was decided and taken back meanwhile is nobody's news. */
const telling =
  (noticeOf: (ctx: OpenCtx, told: Told) => Promise<Notice | undefined>) =>
  (ctx: OpenCtx, told: Told): Promise<void> =>
    ctx.inTransaction(async (db) => {
      const inner = { ...ctx, db }
      const notice = await noticeOf(inner, told)
      if (notice) await notify(inner, notice)
    })

export const tellReviewed = telling(async ({ db }, { userId }) => {
  const account = userId === undefined ? undefined : await reviewedAccount(db, userId)
  if (!account || account.validation === 'pending') return undefined
  const onceKey = `account:${account.id}:${account.version}`
  if (account.validation === 'returned')
    return { userId: account.id, kind: 'account.returned', facts: { note: account.validation_note }, onceKey }
  return account.is_active ? { userId: account.id, kind: 'account.validated', onceKey } : undefined
})

export const tellInvalidated = telling(async ({ db }, { detail }) => {
  const paper = detail === undefined ? undefined : await reviewedPaper(db, detail)
  if (!paper || paper.is_active) return undefined
  const { id, kind, name, owner_id: userId, license_plate } = paper
  return {
    userId,
    kind: 'paper.invalidated',
    objectId: license_plate ?? userId,
    facts: { kind, name, of: license_plate },
    onceKey: `invalidated:${id}`,
  }
})

export const tellActivated = telling(async ({ db }, { detail }) => {
  const vehicle = detail === undefined ? undefined : await reviewedVehicle(db, detail)
  if (!vehicle?.is_active) return undefined
  const { id, owner_id: userId, license_plate: plate, version } = vehicle
  return {
    userId,
    kind: 'vehicle.activated',
    objectId: plate,
    facts: { plate },
    onceKey: `activated:${id}:${version}`,
  }
})
