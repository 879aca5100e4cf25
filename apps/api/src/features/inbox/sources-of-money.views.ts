/** Causes of money: what is owed, what came back, what a second person has to confirm. Part of `sources.views.ts`. */
import { bogotaDay, daysAfter, atBogota } from '@arriero/domain/time/calendar'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { payoutIn } from '#database/state-lists.ts'
import { uncheckedAccounts } from '#features/settlements/payouts/pay-changes.views.ts'
import { isReady } from '#features/settlements/payouts/payout-facts.views.ts'
import { payoutCountFrom } from '#features/settlements/payouts/payout-rows.views.ts'
import { endOf, type Sources } from './source.views.ts'

const noticeDays = 30

/** What is owed, and what came back of it. */
const owed = ({ now }: Ctx): Sources => {
  const today = bogotaDay(now)
  return {
    paymentLost: {
      subject: sql`o.id`,
      since: sql`o.payment_lost_at`,
      stake: sql`o.total_pesos`,
      rows: sql`from orders o where o.payment_lost_at is not null`,
    },
    standbyObjected: {
      subject: sql`c.order_id`,
      since: sql`c.proposed_at`,
      stake: sql`c.total_pesos`,
      rows: sql`from standby_charges c where c.state = 'objected'`,
    },
    refundDue: {
      subject: sql`d.order_id`,
      object: sql`d.id`,
      since: sql`d.created_at`,
      stake: sql`d.amount_pesos`,
      rows: sql`from refunds_due d where not d.is_paid`,
    },
    payoutDue: {
      subject: sql`p.order_id`,
      object: sql`p.id`,
      since: sql`p.earned_at`,
      harmAt: endOf(sql`p.due_on`),
      stake: sql`p.gross_pesos`,
      rows: sql`from ${payoutCountFrom} where p.due_on <= ${daysAfter(today, 1)}::date and ${isReady(now)}`,
    },
    payoutReturned: {
      subject: sql`p.order_id`,
      object: sql`p.id`,
      since: sql`back.returned_at`,
      stake: sql`p.gross_pesos`,
      rows: sql`from payouts back join payouts p on p.order_id = back.order_id and p.kind = back.kind and p.state = 'open'
        where back.state = 'returned'`,
    },
  }
}

/** What somebody has to look at before money moves. */
const doubted = ({ now, actor }: Ctx): Sources => {
  const today = bogotaDay(now)
  return {
    advanceWanted: {
      subject: sql`r.order_id`,
      object: sql`r.id`,
      since: sql`r.asked_at`,
      stake: sql`r.value_pesos`,
      rows: sql`from advance_requests r where r.state = 'open'`,
    },
    accountChanged: {
      kind: 'user',
      subject: sql`changed.carrier_id`,
      since: sql`changed.at`,
      harmAt: endOf(sql`min(p.due_on)`),
      stake: sql`sum(p.gross_pesos)`,
      rows: sql`from ${uncheckedAccounts(now)} changed join payouts p on p.carrier_id = changed.carrier_id
        and p.state in ${payoutIn.pending} group by changed.carrier_id, changed.at`,
    },
    secondPerson: {
      kind: 'order',
      subject: sql`p.subject`,
      object: sql`p.object`,
      since: sql`p.since`,
      stake: sql`p.stake`,
      rows: sql`from (select order_id as subject, id as object, asked_at as since, net_pesos as stake from payouts
          where state = 'confirming' and asked_by <> ${actor.id}
        union all select order_id, id, asked_at, amount_pesos from refunds
          where state = 'confirming' and asked_by <> ${actor.id}) p`,
    },
    strangeNotice: {
      kind: 'notice',
      subject: sql`n.id`,
      since: sql`n.received_at`,
      rows: sql`from payment_notices n where n.is_signed and n.verdict <> 'matched'
        and n.received_at >= ${atBogota(daysAfter(today, -noticeDays), 0)}`,
    },
  }
}

export const moneySources = (ctx: Ctx): Sources => ({ ...owed(ctx), ...doubted(ctx) })
