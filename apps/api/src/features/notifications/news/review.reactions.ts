/** What staff decided about an account, a paper or a vehicle reaches whoever it belongs to. Decisions §6, §12. */
import type { OpenCtx } from '#context.ts'
import type { Told } from '#effects/tell.ts'
import { askedNews, judgedNews, type JudgedAs, type JudgedRow } from './judged-news.ts'
import { notify, notifyAll, type Notice } from '../notify.ts'
import { askedPaper, judgedPapers, reviewedAccount, reviewedVehicle } from './review.views.ts'

type Reaction = (ctx: OpenCtx, told: Told) => Promise<void>

/** Of the state as it is now: what was decided and taken back meanwhile is nobody's news. */
const telling =
  (noticeOf: (ctx: OpenCtx, told: Told) => Promise<Notice | undefined>): Reaction =>
  (ctx, told) =>
    ctx.inTransaction(async (db) => {
      const inner = { ...ctx, db }
      const notice = await noticeOf(inner, told)
      if (notice) await notify(inner, notice)
    })

/** With a detail it is papers that were looked at, not the account. */
export const tellReviewed = telling(async ({ db }, { userId, detail }) => {
  const account = userId === undefined || detail !== undefined ? undefined : await reviewedAccount(db, userId)
  if (!account || account.validation === 'pending') return undefined
  const onceKey = `account:${account.id}:${account.version}`
  if (account.validation === 'returned')
    return { userId: account.id, kind: 'account.returned', facts: { note: account.validation_note }, onceKey }
  return account.is_active ? { userId: account.id, kind: 'account.validated', onceKey } : undefined
})

/** The detail is the moment of the judgement and the papers' ids. */
const tellingPapers =
  (as: JudgedAs, isStill: (paper: JudgedRow) => boolean): Reaction =>
  async (ctx, { detail }) => {
    if (detail === undefined) return
    const [moment = '', ...ids] = detail.split(' ')
    await ctx.inTransaction(async (db) => {
      const papers = (await judgedPapers(db, ids)).filter(isStill)
      await notifyAll({ ...ctx, db }, judgedNews(papers, { as, moment }))
    })
  }

export const tellInvalidated = tellingPapers('invalidated', ({ is_active }) => !is_active)
export const tellValidated = tellingPapers('validated', ({ is_active }) => is_active)
/** Of the paper in force, beside which the newer one had waited. */
export const tellTurnedDown = tellingPapers('turned_down', (paper) => paper.turned_down_reason !== null)

/** The detail is the request's id. */
export const tellAsked: Reaction = async (ctx, { detail }) => {
  await ctx.inTransaction(async (db) => {
    const asked = detail === undefined ? undefined : await askedPaper(db, detail)
    if (asked) await notifyAll({ ...ctx, db }, askedNews(asked))
  })
}

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
