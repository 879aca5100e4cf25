/** What is to leave the house: letters, pushes and WhatsApp, kept with the act that caused them and sent after it. */
import { sql, type RawBuilder } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'
import type { WhatsappMessage } from '#providers/whatsapp/port.ts'
import type { Written } from '../notifications.store.ts'
import { isWanted, reachOf, type Reached } from './reach.views.ts'

const hourMs = 3_600_000
/** Old news on a phone helps nobody. */
export const pushLifeMs = 12 * hourMs
const mailLifeMs = 48 * hourMs
/** As on a phone: old news helps nobody. */
const whatsappLifeMs = 12 * hourMs
const rowsAtOnce = 2_000
/** A node that died while sending is followed by another after this. */
const leaseMs = 2 * 60_000
const firstRetryMs = 30_000
const triesMost = 7

export type Letter = { to: string; subject: string; text: string; html: string; replyTo?: string }

const common = (ctx: OpenCtx, lifeMs: number) => ({
  id: ctx.newId(),
  state: 'waiting',
  tries: 0,
  due_at: ctx.now,
  expires_at: new Date(ctx.now.getTime() + lifeMs),
  created_at: ctx.now,
  settled_at: null,
  problem: null,
  notification_id: null,
  subscription_id: null,
  mail: null,
  message: null,
  sent_as: null,
  reported: null,
  reported_at: null,
})

/** One notification, one row a way: a phone that has Arriero open in two browsers buzzes in both. */
const waysOf = (ctx: OpenCtx, { id, kind }: Written, person: Reached) => {
  const told = { notification_id: id }
  const mails = isWanted(person, kind, 'mail')
    ? [{ ...common(ctx, mailLifeMs), ...told, channel: 'mail' }]
    : []
  const browsers = isWanted(person, kind, 'push') ? person.browsers : []
  const pushes = browsers.map((browser) => ({
    ...common(ctx, pushLifeMs),
    ...told,
    channel: 'push',
    subscription_id: browser,
  }))
  const hasWhatsapp = ctx.providers.whatsapp !== null && person.hasWhatsapp
  const messages =
    hasWhatsapp && isWanted(person, kind, 'whatsapp')
      ? [{ ...common(ctx, whatsappLifeMs), ...told, channel: 'whatsapp' }]
      : []
  return [...mails, ...pushes, ...messages]
}

/** Which ways each of these goes beyond the bell. */
export const planDeliveries = async (ctx: OpenCtx, written: readonly Written[]): Promise<void> => {
  const people = await reachOf(ctx, [...new Set(written.map(({ userId }) => userId))])
  const rows = written.flatMap((one) => {
    const person = people.get(one.userId)
    return person ? waysOf(ctx, one, person) : []
  })
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await ctx.db
      .insertInto('deliveries')
      .values(rows.slice(at, at + rowsAtOnce))
      .execute()
}

/** A letter that belongs to no notification; past `lifeMs` it is not sent any more. */
export const insertLetter = async (ctx: OpenCtx, letter: Letter, lifeMs: number): Promise<void> => {
  await ctx.db
    .insertInto('deliveries')
    .values({
      ...common(ctx, lifeMs),
      channel: 'mail',
      mail: JSON.stringify(letter),
    })
    .execute()
}

/** A message of WhatsApp that belongs to no notification. */
export const insertMessage = async (
  ctx: OpenCtx,
  message: WhatsappMessage,
  lifeMs: number,
): Promise<void> => {
  await ctx.db
    .insertInto('deliveries')
    .values({ ...common(ctx, lifeMs), channel: 'whatsapp', message: JSON.stringify(message) })
    .execute()
}

/** Takes what is due out of the others' reach for a while; answers the ids. */
export const claimDue = async (ctx: OpenCtx, limit: number): Promise<string[]> => {
  const lease = new Date(ctx.now.getTime() + leaseMs)
  const { rows } = await sql<{ id: string }>`
    update deliveries set due_at = ${lease}, tries = tries + 1 where id in
      (select id from deliveries where state = 'waiting' and due_at <= ${ctx.now}
       order by due_at, id limit ${limit} for update skip locked)
    returning id`.execute(ctx.db)
  return rows.map(({ id }) => id).toSorted()
}

export type Settled = {
  state: 'sent' | 'failed' | 'dropped'
  problem?: string
  /** The id that the service which sent it gave it. */
  sentAs?: string
}

/** Over for good: what the letter said goes with it. Where its carrier has told meanwhile what became of it, that stands. */
export const settleDelivery = async (
  ctx: OpenCtx,
  id: string,
  { state, problem, sentAs }: Settled,
): Promise<void> => {
  await ctx.db
    .updateTable('deliveries')
    .set({
      state,
      settled_at: ctx.now,
      mail: null,
      message: null,
      problem: problem ?? null,
      sent_as: sentAs ?? null,
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Later again, twice as long each time; failed after the last. */
export const retryDelivery = async (
  ctx: OpenCtx,
  { id, tries, problem }: { id: string; tries: number; problem: string },
): Promise<void> => {
  if (tries >= triesMost) return settleDelivery(ctx, id, { state: 'failed', problem })
  const due_at = new Date(ctx.now.getTime() + firstRetryMs * 2 ** (tries - 1))
  await ctx.db
    .updateTable('deliveries')
    .set({ due_at, problem })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

export const removeSettledBefore = async (
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number> => {
  const result = await sql`
    delete from deliveries where id in
      (select id from deliveries where settled_at < ${before} order by settled_at limit ${limit})`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}

export type Report = {
  sentAs: string
  /** Ours, of the delivery; absent where it was sent without. */
  reference?: string
  reported: 'delivered' | 'read' | 'failed'
  at: Date
  problem?: string
}

/** By our own name of it, since the carrier's may not have been written down yet; what was sent twice counts as its last. */
const deliveryOf = ({ sentAs, reference }: Report): RawBuilder<unknown> =>
  reference === undefined
    ? sql`sent_as = ${sentAs}`
    : sql`id = ${reference} and channel = 'whatsapp' and coalesce(sent_as, ${sentAs}) = ${sentAs}`

/**
 * What its carrier says became of it. Reports come early, late, twice and in any order: what was read was delivered, and what failed did not
 * arrive. One that comes before its sending was noted settles it: it is not sent again.
 */
export const reportDelivery = async (db: Db, report: Report): Promise<void> => {
  const { sentAs, reported, at, problem } = report
  const overtakes = { delivered: ['none'], read: ['none', 'delivered'], failed: ['none'] }[reported]
  await sql`
    update deliveries set reported = ${reported}, reported_at = ${at},
      state = ${reported === 'failed' ? 'failed' : 'sent'}, problem = ${problem ?? null},
      sent_as = ${sentAs}, settled_at = coalesce(settled_at, ${at}), mail = null, message = null
    where ${deliveryOf(report)} and coalesce(reported, 'none') = any(${overtakes})`.execute(db)
}
