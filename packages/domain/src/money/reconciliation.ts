/** What the journal is held against. Decisions §16, security M5, M15. */
export const reconciliationChecks = [
  /** Every transaction of the journal comes to zero. */
  'zero',
  /** What is kept as the sum of each order is what its entries come to; so are the sums of the days. */
  'sums',
  /** The payments that count, by the services' attempts. */
  'payments',
  /** Real payments, by the gateway's own signed notices. */
  'gateway',
  /** Payments the gateway has taken. */
  'captures',
  /** What finished services cost, by the accounting table. */
  'finished',
  'carriers',
  'platform',
  'vat',
  /** Premiums owed, by the policies the insurer issued. */
  'insurer',
  /** Money to give back, given back or not. */
  'refundsDue',
  'refundsPaid',
  'payouts',
  /** What stands to the carriers' credit or debt, by their lists: each balance is somebody's payout, advance or debt. */
  'carrierBalances',
  /** What services of one carrier pay back of each other comes to nothing. */
  'offsets',
  /** Of services that are over nothing may be left on the way. */
  'receivable',
  'transit',
  /** Promised by the gateway and not taken for longer than the setting `captureWithinDays`: the money may never come. */
  'uncaptured',
  /** What closed months came to when they were closed. */
  'closedMonths',
  /** Finished services, counted by the dashboard. */
  'dashboardFinished',
  /** Money paid for services, added up by the dashboard. */
  'dashboardPaid',
] as const
export type ReconciliationCheck = (typeof reconciliationChecks)[number]

/** Of these it is services that are counted, of the others pesos. */
export const countedChecks: readonly ReconciliationCheck[] = ['dashboardFinished']

export type Reconciled = { expected: number; actual: number; count: number }

/** Two sides may come to the same and still differ order by order. */
export const isReconciled = ({ expected, actual, count }: Reconciled): boolean =>
  expected === actual && count === 0
