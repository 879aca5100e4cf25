/** What staff decided about an account, a paper or a vehicle reaches whoever it belongs to. Decisions §6, §12. */
import type { OpenCtx, Db } from '#context.ts'
import type { Told } from '#effects/told.ts'
import { askedNews, judgedNews, type JudgedAs, type JudgedRow, type AskedRow } from './judged-news.ts'
import { notify, notifyAll, type Notice } from '../notify.ts'
import { sql } from 'kysely'

type Account = {
  id: string
  validation: 'pending' | 'returned' | 'validated'
  validation_note: string | null
  is_active: boolean
  version: number
}

const reviewedAccount = async (db: Db, id: string): Promise<Account | undefined> => {
  const { rows } = await sql<Account>`
    select id, validation, validation_note, is_active, version from users where id = ${id}`.execute(db)
  return rows[0]
}

/** Those that still count: whoever has brought a newer one meanwhile has no news of the old. */
const judgedPapers = async (db: Db, ids: readonly string[]): Promise<JudgedRow[]> => {
  const { rows } = await sql<JudgedRow>`
    select c.id, c.kind, c.name, c.is_active, c.turned_down_reason, c.invalidated_reason, u.id as owner_id, u.name as owner_name,
      case when c.user_id is not null then u.enterprise_id end as enterprise_id, v.license_plate
    from credentials c left join vehicles v on v.id = c.vehicle_id join users u on u.id = coalesce(c.user_id, v.owner_id)
    where c.id = any(${[...ids]}) and c.is_latest order by c.id`.execute(db)
  return rows
}

/** A paper that is missing or soon over, which its owner is asked for; nothing once he has brought it. */
const askedPaper = async (db: Db, requestId: string): Promise<AskedRow | undefined> => {
  const { rows } = await sql<AskedRow>`
    select r.id, r.kind, u.id as owner_id, u.name as owner_name,
      case when r.user_id is not null then u.enterprise_id end as enterprise_id, v.license_plate,
      (select max(c.expires_on) from credentials c where c.is_latest and c.is_active and c.kind = r.kind
        and (c.user_id = r.user_id or c.vehicle_id = r.vehicle_id)) as ends_on
    from paper_requests r left join vehicles v on v.id = r.vehicle_id join users u on u.id = coalesce(r.user_id, v.owner_id)
    where r.id = ${requestId}`.execute(db)
  return rows[0]
}

type Vehicle = { id: string; owner_id: string; license_plate: string; is_active: boolean; version: number }

const reviewedVehicle = async (db: Db, id: string): Promise<Vehicle | undefined> => {
  const { rows } = await sql<Vehicle>`
    select id, owner_id, license_plate, is_active, version from vehicles where id = ${id}`.execute(db)
  return rows[0]
}

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

/** The event's detail is the id of the request for a paper. */
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
