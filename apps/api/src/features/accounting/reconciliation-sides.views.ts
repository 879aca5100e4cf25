/** Each comparison as two queries of `(order_id, pesos)`: what the other side says of a service, and what the journal says. */
import { attemptIn, payoutIn, waitIn } from '#database/state-lists.ts'
import { inState } from '#database/order-states.ts'
import type { ReconciliationCheck } from '@arriero/domain/money/reconciliation'
import { sql } from 'kysely'
import type { Fragment } from '#database/keyset.ts'
import type { Account, JournalEvent } from '@arriero/domain/money/journal'

/** Services whose ids lie between: from the first on, before the last. */
export type Reach = { from: string; to: string }

export type Sides = { key: ReconciliationCheck; expected: Fragment; actual: Fragment }

/** What the journal holds on an account for these events, credits positive. */
const credited = (account: Account, ...kinds: readonly JournalEvent[]): Fragment =>
  sql`select order_id, -sum(amount_pesos)::bigint as pesos from journal_entries
    where account = ${account} and kind in (${sql.join(kinds)}) group by order_id`
const debited = (account: Account, kind: JournalEvent): Fragment =>
  sql`select order_id, sum(amount_pesos)::bigint as pesos from journal_entries
    where account = ${account} and kind = ${kind} group by order_id`

/** What is left on an account of services that are over. */
const leftOver = (account: Account): Fragment =>
  sql`select s.order_id, s.amount_pesos as pesos from order_balances s join orders o on o.id = s.order_id
    where s.account = ${account} and s.amount_pesos <> 0 and o.status in ${inState.over} and o.payment_lost_at is null`

const nothing = sql`select null::text collate "C" as order_id, 0::bigint as pesos where false`

const finished = (pesos: Fragment): Fragment =>
  sql`select o.id as order_id, ${pesos}::bigint as pesos from orders o where o.status = ${inState.finished} and o.total_pesos is not null`

/** Its premium bought no policy and is due back: nothing of it is anybody's. */
const isUnsold = sql`exists (select from refunds_due d where d.order_id = o.id and d.cause = 'insurance')`

/** Services that ended with their payment in, and what is kept of it beyond the fee: the premium once cover had begun. */
const ended = (pesos: Fragment): Fragment => sql`
  select order_id, ${pesos}::bigint as pesos from (
    select c.order_id, c.fee_pesos, c.vat_pesos, c.carrier_pesos, o.premium_pesos, o.premium_cost_pesos, o.premium_vat_pesos,
      case when ${isUnsold} then 0 else a.amount_pesos - c.fee_pesos - c.vat_pesos - c.refund_pesos end as kept_pesos,
      not ${isUnsold} and c.created_at > o.reservation_at and o.premium_pesos + o.premium_vat_pesos =
        a.amount_pesos - c.fee_pesos - c.vat_pesos - c.refund_pesos as is_earned
    from cancellations c join orders o on o.id = c.order_id
      join payment_attempts a on a.order_id = c.order_id and a.is_applied and a.charge = 'service'
  ) over`

/** The premium of a finished service; 0 where no policy was bought for it. */
const premiumSold = (pesos: Fragment): Fragment =>
  sql`case when ${isUnsold} then 0 else coalesce(${pesos}, 0) end`

const settledStandby = (pesos: Fragment): Fragment =>
  sql`select order_id, ${pesos} as pesos from standby_charges where state in ${waitIn.due}`

/** What a client still owes for waiting is no difference. */
const unpaidStandby = sql`select order_id, total_pesos as pesos from standby_charges
  where state in ${waitIn.due} and paid_at is null`

const summed = (...parts: readonly Fragment[]): Fragment =>
  sql`select order_id, sum(pesos)::bigint as pesos from (${sql.join(parts, sql` union all `)}) part group by order_id`

/** What stands on a carrier's list for a service, before his advances are taken off. */
const owedToCarriers = sql`select order_id, gross_pesos as pesos from payouts
  where state in ${payoutIn.pending} and kind <> 'advance'`

/** Accepted waiting that its client has still to pay is owed in the books, and on no list yet. */
const waitsToCome = sql`select c.order_id, c.carrier_pesos as pesos from standby_charges c
  where c.state in ${waitIn.due} and not exists (select from payouts p where p.order_id = c.order_id
    and p.kind = 'standby' and p.state not in ('returned', 'void'))`

/** Advances that no payout has been settled with, and that are nobody's debt. */
const advancesStanding = sql`select a.order_id, -a.gross_pesos as pesos from payouts a
  where a.kind = 'advance' and a.state = 'paid'
    and not exists (select from carrier_debts d where d.order_id = a.order_id)
    and not exists (select from payouts p where p.order_id = a.order_id and p.kind in ('service', 'cancellation')
      and p.state in ${payoutIn.settled})`

/** Debts of services that were cancelled, as far as payouts have paid them back. */
const recovered = sql`select r.order_id, r.amount_pesos as pesos from debt_recoveries r join payouts p on p.id = r.payout_id
  where p.state in ${payoutIn.settled}`
const debtsStanding = sql`select order_id, sum(pesos)::bigint as pesos from (
  select order_id, -amount_pesos as pesos from carrier_debts union all ${recovered}) debts group by order_id`

const money = sql`a.state in ${attemptIn.paid}`

const attempts = (condition: Fragment): Fragment =>
  sql`select a.order_id, sum(a.amount_pesos)::bigint as pesos from payment_attempts a where ${condition} group by a.order_id`

/** By the gateway's own signed words alone, whatever we made of them; one amount for each transaction however often it was told. */
const noticedOf = (condition: Fragment): Fragment => sql`
  select a.order_id, sum(told.pesos)::bigint as pesos from payment_attempts a join lateral (
    select max((n.fields ->> 'vads_amount')::bigint / 100) filter (where n.status in ('AUTHORISED', 'CAPTURED')) as pesos,
      bool_or(n.status = 'CAPTURED') as is_captured,
      bool_or(n.status in ('EXPIRED', 'CANCELLED', 'CAPTURE_FAILED')) as is_undone
    from payment_notices n where n.attempt_id = a.id and n.verdict = 'matched') told
    on told.pesos is not null and (told.is_captured or not told.is_undone)
  where ${condition} group by a.order_id`

/** The same comparison for the services that `orders` names alone. */
export const gatewaySides = (orders: Fragment): Pick<Sides, 'expected' | 'actual'> => ({
  expected: noticedOf(sql`a.order_id in (${orders})`),
  actual: sql`select order_id, sum(amount_pesos)::bigint as pesos from journal_entries
    where account = 'gateway_in_transit' and kind = 'payment' and order_id in (${orders}) group by order_id`,
})

/** Promised for a service that is over, and on its way: no difference, but somebody's to follow. */
const awaitingCapture = sql`select a.order_id, sum(a.amount_pesos)::bigint as pesos from payment_attempts a
  join orders o on o.id = a.order_id
  where a.state = 'authorised' and o.status in ${inState.over} and o.payment_lost_at is null group by a.order_id`

const lopsided = sql`
  select order_id, sum(amount_pesos)::bigint as pesos from journal_entries
  group by transaction_id, order_id having sum(amount_pesos) <> 0`

const premiumEarned = sql`case when is_earned then premium_pesos - premium_cost_pesos else 0 end`

/** The checks of the reconciliation, in the sequence a person reads them. */
export const sides: readonly Sides[] = [
  { key: 'zero', expected: nothing, actual: lopsided },
  {
    key: 'sums',
    expected: sql`select order_id, sum(abs(amount_pesos))::bigint as pesos from (
      select order_id, sum(amount_pesos) as amount_pesos from journal_entries group by order_id, account) standing
      group by order_id`,
    actual: sql`select order_id, sum(abs(amount_pesos))::bigint as pesos from order_balances group by order_id`,
  },
  {
    key: 'payments',
    expected: attempts(sql`${money} and a.is_applied`),
    actual: credited('client_receivable', 'payment'),
  },
  { key: 'gateway', expected: noticedOf(sql`true`), actual: debited('gateway_in_transit', 'payment') },
  { key: 'captures', expected: attempts(sql`a.state = 'captured'`), actual: debited('bank', 'captured') },
  {
    key: 'finished',
    expected: finished(sql`total_pesos`),
    actual: debited('client_receivable', 'finish'),
  },
  {
    key: 'carriers',
    expected: summed(
      finished(sql`carrier_pesos`),
      ended(sql`carrier_pesos`),
      settledStandby(sql`carrier_pesos`),
    ),
    actual: credited('carrier_payable', 'finish', 'cancel', 'standby'),
  },
  {
    key: 'platform',
    expected: summed(
      finished(sql`platform_pesos + ${premiumSold(sql`premium_pesos - premium_cost_pesos`)}`),
      ended(sql`fee_pesos - carrier_pesos + ${premiumEarned}`),
    ),
    actual: credited('platform_revenue', 'finish', 'cancel', 'standby'),
  },
  {
    key: 'vat',
    expected: summed(
      finished(sql`vat_pesos + ${premiumSold(sql`premium_vat_pesos`)}`),
      ended(sql`vat_pesos + case when is_earned then premium_vat_pesos else 0 end`),
      settledStandby(sql`vat_pesos`),
    ),
    actual: credited('vat_payable', 'finish', 'cancel', 'standby'),
  },
  {
    key: 'insurer',
    expected: summed(
      sql`select o.id as order_id, o.premium_cost_pesos as pesos from insurance_policies p join orders o on o.id = p.order_id
        where p.state = 'issued' and o.status = ${inState.finished}`,
      ended(sql`case when is_earned then premium_cost_pesos else kept_pesos end`),
    ),
    actual: credited('insurer_payable', 'finish', 'cancel'),
  },
  {
    key: 'refundsDue',
    expected: sql`select order_id, sum(amount_pesos)::bigint as pesos from refunds_due group by order_id`,
    actual: credited('refund_due', 'payment', 'finish', 'cancel'),
  },
  {
    key: 'refundsPaid',
    expected: sql`select order_id, sum(amount_pesos)::bigint as pesos from refunds where state = 'paid' group by order_id`,
    actual: debited('refund_due', 'refund'),
  },
  {
    key: 'payouts',
    expected: sql`select order_id, sum(net_pesos + withheld_pesos + deducted_pesos)::bigint as pesos from payouts
      where state in ${payoutIn.settled} group by order_id having sum(net_pesos + withheld_pesos + deducted_pesos) <> 0`,
    actual: sql`select order_id, sum(amount_pesos)::bigint as pesos from journal_entries
      where account = 'carrier_payable' and kind in ('payout', 'advance') group by order_id`,
  },
  {
    key: 'carrierBalances',
    expected: summed(owedToCarriers, waitsToCome, advancesStanding, debtsStanding),
    actual: sql`select order_id, -amount_pesos as pesos from order_balances
      where account = 'carrier_payable' and amount_pesos <> 0`,
  },
  {
    key: 'offsets',
    expected: summed(
      sql`select order_id, -deducted_pesos as pesos from payouts where state in ${payoutIn.settled} and deducted_pesos > 0`,
      recovered,
    ),
    actual: sql`select order_id, amount_pesos as pesos from order_balances where account = 'carrier_offsets' and amount_pesos <> 0`,
  },
  { key: 'receivable', expected: unpaidStandby, actual: leftOver('client_receivable') },
  { key: 'transit', expected: awaitingCapture, actual: leftOver('gateway_in_transit') },
]

/** Asked for before `before` and still only authorised: a shop that is not told of captures never hears of them. */
export const uncaptured = (before: Date): Sides => ({
  key: 'uncaptured',
  expected: nothing,
  actual: attempts(sql`a.state = 'authorised' and a.attempted_at < ${before}`),
})

/** A sum kept elsewhere, and what the entries of some services add to the other side. */
export type Figure = {
  key: ReconciliationCheck
  whole: Fragment
  ofEntries: (reach: Reach) => Fragment
  /** On which side the entries stand. */
  entriesAre: 'expected' | 'actual'
}

const within = (column: Fragment, { from, to }: Reach): Fragment =>
  sql`${column} >= ${from} and ${column} < ${to}`

export const figures: readonly Figure[] = [
  {
    // The day's sums against the entries: a difference of theirs belongs to no service.
    key: 'sums',
    entriesAre: 'expected',
    ofEntries: (reach) =>
      sql`select sum(abs(amount_pesos)) from journal_entries where ${within(sql`order_id`, reach)}`,
    whole: sql`select sum(debit_pesos + credit_pesos) from journal_tallies`,
  },
  {
    // Nothing is posted into a closed month: its entries come to what was kept of them.
    key: 'closedMonths',
    entriesAre: 'actual',
    ofEntries: (reach) => sql`select sum(abs(amount_pesos)) from journal_entries
      where ${within(sql`order_id`, reach)} and posted_at <
        (select (max(month) + interval '1 month') at time zone 'America/Bogota' from month_closings)`,
    whole: sql`select sum(debit_pesos + credit_pesos) from month_closing_sums`,
  },
  {
    key: 'dashboardFinished',
    entriesAre: 'actual',
    ofEntries: (reach) => sql`select count(distinct order_id) from journal_entries
      where kind = 'finish' and account = 'client_receivable' and ${within(sql`order_id`, reach)}`,
    whole: sql`select sum(amount) from tallies where kind = 'order' and status = ${inState.finished}`,
  },
  {
    // What the home adds up; a payment lost on the road still counts there until money comes.
    key: 'dashboardPaid',
    entriesAre: 'actual',
    ofEntries: (
      reach,
    ) => sql`select -sum(e.amount_pesos) from journal_entries e join orders o on o.id = e.order_id
      join payment_attempts a on a.id = split_part(
        (select t.event from journal_transactions t where t.id = e.transaction_id), ':', 2)
      where e.kind = 'payment' and e.account = 'client_receivable' and o.status < ${inState.cancelled} and a.charge = 'service'
        and ${within(sql`e.order_id`, reach)}`,
    whole: sql`select coalesce((select sum(pesos) from tallies where kind = 'payment'), 0)
      - coalesce((select sum(total_pesos) from orders where payment_lost_at is not null and status < ${inState.cancelled}), 0)`,
  },
]
