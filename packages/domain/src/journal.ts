/**
 * The double-entry journal, pure: what the books must say of an order follows from its facts alone, and only the
 * difference to what they say already is ever written. Decisions §16, security M5, M15.
 */
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

/** A payment that is real: the gateway promised or took it. */
export type RealPayment = {
  id: string
  amountPesos: number
  isCaptured: boolean
  /** Counts for what the order owes; every other real payment is due back. */
  isApplied: boolean
}

/** What was agreed, as stored on the order; `null` parts count as 0. */
export type OrderParts = {
  carrierPesos: number
  platformPesos: number
  vatPesos: number
  premiumPesos: number
  premiumCostPesos: number
  premiumVatPesos: number
}

/** How a service ended before its time, by its record. */
export type EndingFacts = {
  feePesos: number
  vatPesos: number
  refundPesos: number
  carrierPesos: number
  /** What had come in for the order when it ended, also where that payment failed afterwards. */
  receivedPesos: number
  /** That payment still stands. */
  hasMoney: boolean
  /** The policy's cover had begun: the premium kept is earned, not only the cost of issuing it. */
  isCovered: boolean
}

export type OrderMoney = {
  isFinished: boolean
  parts: OrderParts
  payments: readonly RealPayment[]
  ending: EndingFacts | null
  refundsPaid: readonly { id: string; amountPesos: number }[]
  advancesPaid: readonly { id: string; amountPesos: number }[]
  /**
   * Net = what the bank paid; withheld = all withholdings; deducted = kept for what the carrier owes for other services.
   * Advances paid before are not in it. */
  payouts: readonly { id: string; withheldPesos: number; deductedPesos: number; netPesos: number }[]
  /** What the carrier owed for this service, as his payouts of others pay it back; each by its payout's id. */
  recoveries: readonly { id: string; amountPesos: number }[]
  /** Of the payment, what had been for a policy that no insurer sold: due back. */
  unsoldPremiumPesos: number
  /** Accepted or decided charges for waiting. */
  standbyCharges: readonly { id: string; carrierPesos: number; platformPesos: number; vatPesos: number }[]
}

/** An order's money before anything came of it: facts are spread over it. */
export const noMoney: OrderMoney = {
  isFinished: false,
  parts: {
    carrierPesos: 0,
    platformPesos: 0,
    vatPesos: 0,
    premiumPesos: 0,
    premiumCostPesos: 0,
    premiumVatPesos: 0,
  },
  payments: [],
  ending: null,
  refundsPaid: [],
  advancesPaid: [],
  payouts: [],
  recoveries: [],
  unsoldPremiumPesos: 0,
  standbyCharges: [],
}

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

const noPremium = { premiumPesos: 0, premiumCostPesos: 0, premiumVatPesos: 0 }

/** A premium that bought nothing is nobody's earning. */
const partsSold = ({ parts, unsoldPremiumPesos }: OrderMoney): OrderParts =>
  unsoldPremiumPesos > 0 ? { ...parts, ...noPremium } : parts

const ofFinish = (parts: OrderParts, unsoldPremiumPesos: number): Posting =>
  posting('finish', 'client_receivable', {
    carrier_payable: parts.carrierPesos,
    platform_revenue: parts.platformPesos + parts.premiumPesos - parts.premiumCostPesos,
    insurer_payable: parts.premiumCostPesos,
    vat_payable: parts.vatPesos + parts.premiumVatPesos,
    refund_due: unsoldPremiumPesos,
  })

/**
 * What is kept beyond the fee and its VAT is the insurance's: earned as sold once cover had begun, else the insurer's cost. Of a
 * policy that nobody sold it is due back. */
const keptInsurance = (ending: EndingFacts, { parts, unsoldPremiumPesos }: OrderMoney): Amounts => {
  const keptPesos = ending.receivedPesos - ending.feePesos - ending.vatPesos - ending.refundPesos
  if (unsoldPremiumPesos > 0)
    return { refund_due: unsoldPremiumPesos, insurer_payable: keptPesos - unsoldPremiumPesos }
  const isWhole = keptPesos === parts.premiumPesos + parts.premiumVatPesos
  if (!ending.isCovered || !isWhole) return { insurer_payable: keptPesos }
  return {
    insurer_payable: parts.premiumCostPesos,
    platform_revenue: parts.premiumPesos - parts.premiumCostPesos,
    vat_payable: parts.premiumVatPesos,
  }
}

const ofEnding = (ending: EndingFacts, money: OrderMoney): Posting => {
  const kept = keptInsurance(ending, money)
  return posting('cancel', 'client_receivable', {
    refund_due: (ending.hasMoney ? ending.refundPesos : 0) + (kept.refund_due ?? 0),
    platform_revenue: ending.feePesos - ending.carrierPesos + (kept.platform_revenue ?? 0),
    carrier_payable: ending.carrierPesos,
    vat_payable: ending.vatPesos + (kept.vat_payable ?? 0),
    insurer_payable: kept.insurer_payable ?? 0,
  })
}

/** All the books must say of this order; nothing for an order without money. */
export const postingsOf = (money: OrderMoney): Posting[] =>
  [
    ...money.payments.flatMap(ofPayment),
    ...(money.isFinished ? [ofFinish(partsSold(money), money.unsoldPremiumPesos)] : []),
    ...(money.ending ? [ofEnding(money.ending, money)] : []),
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
