/** What a run may be told by its environment. */
const number = (name: string, usual: number): number => {
  const given = Number(process.env[name] ?? usual)
  if (!Number.isFinite(given) || given <= 0) throw new RangeError(`${name} is not a number`)
  return given
}

/** Orders in the table. */
export const orderCount = number('BENCH_ORDERS', 1_000_000)
/** Length of each measured stretch. */
export const seconds = number('BENCH_SECONDS', 6)
export const connections = number('BENCH_CONNECTIONS', 32)
/** Rows of the spreadsheet. */
export const exportRows = number('BENCH_EXPORT_ROWS', 100_000)
/** Services played to their ends, to see what one leaves. */
export const playedServices = number('BENCH_GROWTH', 400)
/** Random histories of payment notices. */
export const noticeCases = number('BENCH_NOTICES', 10_000)
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
/** Times that each part of the cluster is killed; parts that no request waits for, a fifth of it. */
export const clusterKills = number('CLUSTER_KILLS', 20)
/** Times that both nodes are started anew, one after the other. */
export const rollingRestarts = number('CLUSTER_RESTARTS', 50)
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
