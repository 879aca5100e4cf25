/** The facts that hold a payout, each reckoned once: lists ask them of the database, acts read them of the row. */
import { holdRules, payoutFacts, type HoldRule, type PayoutFact } from '@arriero/domain/money/payout-holds'
import { releasedBefore } from '@arriero/domain/money/payouts'
import { sql } from 'kysely'
import type { Fragment } from '#database/keyset.ts'
import { inState } from '#database/order-states.ts'
import { bookPayOf } from '#features/users/book-names.views.ts'
import { isUnchecked } from './pay-changes.views.ts'

const pay = bookPayOf('c')

/** Of `payouts p join orders o join users c`, the carrier. */
const factsAt = (now: Date): Record<PayoutFact, Fragment> => ({
  isOverAdvance: sql`(p.kind = 'advance' and o.status = ${inState.cancelled})`,
  isPaymentLost: sql`o.payment_lost_at is not null`,
  isCaptured: sql`exists (select from payment_attempts a where a.order_id = p.order_id and a.is_applied
    and a.state = 'captured' and a.charge = case p.kind when 'standby' then 'standby' else 'service' end)`,
  // Of the client, and of the type that the specification calls Reclamo.
  hasComplaint: sql`exists (select from support_requests s where s.order_id = p.order_id
    and s.user_id = o.client_id and s.kind = 'claim' and s.status <> 'solved')`,
  isOfService: sql`p.kind = 'service'`,
  isApproved: sql`o.approved_at is not null`,
  isTermOver: sql`p.release_on < ${releasedBefore(now)}::date`,
  // Of who left: the one kept with the books.
  hasAccount: sql`(${pay.bank} is not null and ${pay.accountType} is not null and ${pay.accountNumber} is not null)`,
  isAccountUnchecked: isUnchecked(sql`p.carrier_id`, now),
  isOldAccount: sql`(p.state = 'batched' and (p.bank, p.account_number) is distinct from (${pay.bank}, ${pay.accountNumber}))`,
  hasOpenAdvance: sql`(p.kind <> 'advance' and exists (select from payouts g where g.order_id = p.order_id
    and g.kind = 'advance' and g.state = 'confirming'))`,
})

/** A column for each, under its own name. */
export const factColumns = (now: Date): Fragment => {
  const facts = factsAt(now)
  return sql.join(payoutFacts.map((fact) => sql`${facts[fact]} as ${sql.ref(fact)}`))
}

/** The rule does not apply. One of a single fact is said without a double negation, so that it can be joined. */
const passes = (facts: Record<PayoutFact, Fragment>, { when }: HoldRule): Fragment => {
  const named = payoutFacts.filter((fact) => when[fact] !== undefined)
  const differing = named.map((fact) => (when[fact] ? sql`not ${facts[fact]}` : facts[fact]))
  return sql`(${sql.join(differing, sql` or `)})`
}

/** What `payoutHold` lets pass, for a list. */
export const isReady = (now: Date): Fragment => {
  const facts = factsAt(now)
  return sql`(p.state = 'open' and ${sql.join(
    holdRules.map((rule) => passes(facts, rule)),
    sql` and `,
  )})`
}
