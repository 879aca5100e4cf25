/**
 * The double-entry journal, pure: what the books must say of an order follows from its facts alone, and only the
 * difference to what they say already is ever written. Decisions §16, security M5, M15.
 */
import { earnedOf, type Earned } from './earned.ts'
import type { OrderMoney, RealPayment } from './order-money.ts'

export const accounts = [
  'client_receivable',
  'gateway_in_transit',
  'bank',
  'carrier_payable',
  /** What one service of a carrier pays back of another: over all services it comes to nothing. */
  'carrier_offsets',
  'platform_revenue',
  'vat_payable',
  'insurer_payable',
  'refund_due',
  'withholdings_payable',
] as const
export type Account = (typeof accounts)[number]

/** Debit is positive, credit negative; never 0. */
export type Entry = { account: Account; amountPesos: number }

/** What happened, by what it concerns: an attempt, a refund, a payout … */
export const journalEvents = [
  'payment',
  'captured',
  'finish',
  'cancel',
  'refund',
  'advance',
  'payout',
  'recovery',
  'standby',
] as const
export type JournalEvent = (typeof journalEvents)[number]
/** `finish` and `cancel` stand alone, every other carries the id it concerns: `payment:<attemptId>`. */
export type EventKey = JournalEvent | `${JournalEvent}:${string}`

/** Its entries sum to zero. */
export type Posting = { event: EventKey; entries: readonly Entry[] }

type Amounts = Partial<Record<Account, number>>

/** `debited` takes what the credits come to, so that no posting can be lopsided. */
const posting = (event: EventKey, debited: Account, credits: Amounts): Posting => {
  const entries = entriesOf(credits).map(({ account, amountPesos }) => ({
    account,
    amountPesos: -amountPesos,
  }))
  const amountPesos = -sumOf(entries)
  return { event, entries: amountPesos === 0 ? entries : [{ account: debited, amountPesos }, ...entries] }
}

const entriesOf = (amounts: Amounts): Entry[] =>
  accounts.flatMap((account) => {
    const amountPesos = amounts[account] ?? 0
    return amountPesos === 0 ? [] : [{ account, amountPesos }]
  })

export const sumOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { amountPesos }) => sum + amountPesos, 0)

const ofPayment = ({ id, amountPesos, isCaptured, isApplied }: RealPayment): Posting[] => {
  const owed: Account = isApplied ? 'client_receivable' : 'refund_due'
  const promised = posting(`payment:${id}`, 'gateway_in_transit', { [owed]: amountPesos })
  if (!isCaptured) return [promised]
  return [promised, posting(`captured:${id}`, 'bank', { gateway_in_transit: amountPesos })]
}

/** What the end of a service makes of its money, part by part: the same parts its row of the accounting table counts. */
const ofEnd = (event: 'finish' | 'cancel', { refundPesos, ...parts }: Earned): Posting =>
  posting(event, 'client_receivable', {
    carrier_payable: parts.carrierPesos,
    platform_revenue: parts.platformPesos + parts.premiumPesos - parts.premiumCostPesos,
    insurer_payable: parts.premiumCostPesos,
    vat_payable: parts.vatPesos + parts.premiumVatPesos,
    refund_due: refundPesos,
  })

/** All the books must say of this order; nothing for an order without money. */
export const postingsOf = (money: OrderMoney): Posting[] => {
  const earned = earnedOf(money)
  return [
    ...money.payments.flatMap(ofPayment),
    ...(earned ? [ofEnd(money.isFinished ? 'finish' : 'cancel', earned)] : []),
    ...money.standbyCharges.map(({ id, carrierPesos, platformPesos, vatPesos }) =>
      posting(`standby:${id}`, 'client_receivable', {
        carrier_payable: carrierPesos,
        platform_revenue: platformPesos,
        vat_payable: vatPesos,
      }),
    ),
    ...money.refundsPaid.map(({ id, amountPesos }) =>
      posting(`refund:${id}`, 'refund_due', { bank: amountPesos }),
    ),
    ...money.advancesPaid.map(({ id, amountPesos }) =>
      posting(`advance:${id}`, 'carrier_payable', { bank: amountPesos }),
    ),
    ...money.payouts.map(({ id, withheldPesos, deductedPesos, netPesos }) =>
      posting(`payout:${id}`, 'carrier_payable', {
        withholdings_payable: withheldPesos,
        carrier_offsets: deductedPesos,
        bank: netPesos,
      }),
    ),
    ...money.recoveries.map(({ id, amountPesos }) =>
      posting(`recovery:${id}`, 'carrier_offsets', { carrier_payable: amountPesos }),
    ),
  ].filter(({ entries }) => entries.length > 0)
}

const debitsFirst = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => Math.sign(other.amountPesos) - Math.sign(one.amountPesos))

const amountsOf = (postings: readonly Posting[]): Map<EventKey, Amounts> => {
  const events = new Map<EventKey, Amounts>()
  for (const { event, entries } of postings) {
    const amounts = events.get(event) ?? {}
    for (const { account, amountPesos } of entries) amounts[account] = (amounts[account] ?? 0) + amountPesos
    events.set(event, amounts)
  }
  return events
}

/**
 * What must be posted so that the books say what they must: an event no longer wanted is taken back by its opposite.
 * `posted` may hold an event several times; their sum counts. Empty where the books are right.
 */
export const differences = (wanted: readonly Posting[], posted: readonly Posting[]): Posting[] => {
  const [target, standing] = [amountsOf(wanted), amountsOf(posted)]
  return [...new Set([...standing.keys(), ...target.keys()])].flatMap((event) => {
    const [to, from] = [target.get(event) ?? {}, standing.get(event) ?? {}]
    const missing = accounts.map((account) => [account, (to[account] ?? 0) - (from[account] ?? 0)] as const)
    const entries = debitsFirst(entriesOf(Object.fromEntries(missing)))
    return entries.length > 0 ? [{ event, entries }] : []
  })
}

/** The balance of every account, 0 where nothing was posted. */
export const balancesOf = (postings: readonly Posting[]): Record<Account, number> => {
  const balances = Object.fromEntries(accounts.map((account) => [account, 0])) as Record<Account, number>
  for (const { entries } of postings)
    for (const { account, amountPesos } of entries) balances[account] += amountPesos
  return balances
}

/** Accounts whose balance is usually a debit: what others owe and what there is. The rest is owed or earned. */
export const debitAccounts: readonly Account[] = ['client_receivable', 'gateway_in_transit', 'bank']

/** A balance as an accountant reads it: positive on the side the account usually stands. */
export const naturalBalance = (account: Account, amountPesos: number): number =>
  debitAccounts.includes(account) || amountPesos === 0 ? amountPesos : -amountPesos
