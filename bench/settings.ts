/** What a run may be told by its environment. */
const positive = (name: string, given: number): number => {
  if (!Number.isFinite(given) || given <= 0) throw new RangeError(`${name} is not a number`)
  return given
}
const number = (name: string, usual: number): number => positive(name, Number(process.env[name] ?? usual))

/** Orders in the table: one size after the other of the same table, the largest last. */
export const orderCounts = (process.env['BENCH_ORDERS'] ?? '1000000')
  .split(',')
  .map((text) => positive('BENCH_ORDERS', Number(text)))
  .toSorted((a, b) => a - b)
/** Orders where one size is enough: the largest. */
export const orderCount = orderCounts.at(-1) ?? Number.NaN
/** Into so many parts the services are cut, one number after the other: quarters of two years, and months. */
export const partCounts = (process.env['BENCH_PARTS'] ?? '8,24')
  .split(',')
  .map((text) => positive('BENCH_PARTS', Number(text)))
/** What is found goes into `docs/performance.md` too. */
export const writesPage = process.env['BENCH_PAGE'] === 'on'
/** Other products to measure, by their names; none for a run without a network. */
export const peers = (process.env['BENCH_PEERS'] ?? 'postgraphile,medusa').split(',')
/** Length of each measured stretch. */
export const seconds = number('BENCH_SECONDS', 6)
export const connections = number('BENCH_CONNECTIONS', 32)
/** Parts of addresses to measure; none for all. */
export const addressWords = (process.env['BENCH_ADDRESSES'] ?? '').split(',').filter((word) => word !== '')
/** A file of lines: what it holds of addresses is not measured again, what is found is added to it; none for a run at one go. */
export const addressesFound = process.env['BENCH_FOUND'] ?? ''
/** Calls of each address. */
export const callsOfAddress = number('BENCH_CALLS', 200)
/** Rows of the spreadsheet. */
export const exportRows = number('BENCH_EXPORT_ROWS', 100_000)
/** Services played to their ends, to see what one leaves. */
export const playedServices = number('BENCH_GROWTH', 400)
/** Random histories of payment notices. */
export const noticeCases = number('BENCH_NOTICES', 10_000)
/** Rounds of equal captures at once. */
export const captureRounds = number('BENCH_CAPTURES', 1_000)
/** Random histories of what the gateway answers to refunds. */
export const refundHistories = number('BENCH_REFUNDS', 10_000)
/** Histories of money that screen, file and journal must tell alike. */
export const countedHistories = number('COUNTED_HISTORIES', 2_000)
/** Calls with a token that nobody was given. */
export const madeUpTokens = number('BENCH_TOKENS', 1_000_000)
/** Callers of each kind who never come to an end. */
export const slowCallers = number('BENCH_SLOW', 500)
/** Rounds of equal assignments at once. */
export const assignmentRounds = number('BENCH_ASSIGNMENTS', 15)
/** Services of a file. */
export const importedRows = number('BENCH_IMPORT_ROWS', 2_000)
/** First starts that are cut off, one a little later than the other. */
export const firstStarts = number('BENCH_FIRST_STARTS', 20)
/** What a whole proof of the cluster suffers. */
export const [usualKills, usualRestarts] = [20, 50] as const
/** Times that each part of the cluster is killed; parts that no request waits for, a fifth of it. */
export const clusterKills = number('CLUSTER_KILLS', usualKills)
/** Times that both nodes are started anew, one after the other. */
export const rollingRestarts = number('CLUSTER_RESTARTS', usualRestarts)
/** Sequences of random acts. */
export const actSequences = number('ACT_SEQUENCES', 1_000)
/** Of known, and of unknown accounts, at each door. */
export const enumerationTries = number('BENCH_TRIES', 1_000)

const moneyModules =
  'money/money,money/rates,money/vat-base,money/pricing,money/insurance,money/earned,money/journal,money/reconciliation,money/settlement,money/withholdings,money/payouts,money/payout-holds'
const stateModules =
  'money/payout-batches,orders/cancellations,orders/standby,orders/orders,orders/offers,orders/progress,support/complaints'
/** Modules of `packages/domain` whose tests are put to the test. */
export const mutatedModules = (process.env['BENCH_MODULES'] ?? `${moneyModules},${stateModules}`).split(',')
