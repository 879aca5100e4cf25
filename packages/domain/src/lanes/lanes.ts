/**
 * What a lane has cost and taken: how its finished services are cut into periods, and which of them may be told without
 * telling of anybody. A lane is two municipalities and a type of vehicle. docs/decisions/0043.
 */

export type LaneService = {
  /** The Bogotá day on which it was delivered. */
  day: string
  clientId: string
  carrierId: string
  /** What the client pays, before VAT. */
  netPesos: number
  /** What of it is the carrier's. */
  carrierPesos: number
  /** From the beginning of loading to the delivery; null where the road was not reported. */
  hours: number | null
}

/** The middle value, and what bounds the middle half: a quarter lies below, a quarter above. */
export type Spread = { low: number; middle: number; high: number }

export type LanePeriod = {
  /** Months, `YYYY-MM`; the same where it is one. */
  from: string
  to: string
  services: number
  price: Spread
  freight: Spread
  /** Null where too few of them reported their road. */
  hours: Spread | null
}

export const leastServices = 5
export const leastParties = 3
/** As many as a chart shows at the width of a phone. */
export const periodsMost = 12
/** Read of one lane at most; more than that only the busiest has in two years. */
export const servicesMost = 5_000

/** Nobody's own figure: an amount is told to so many pesos, a time to so many hours. */
const pesosStep = 10_000
const hoursStep = 0.5

export const monthOf = (day: string): string => day.slice(0, 7)

const monthAfter = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** First and last day of what is looked at: whole months that are over, since January of last year. */
export const laneSpan = (today: string): { from: string; until: string } => ({
  from: `${Number(today.slice(0, 4)) - 1}-01-01`,
  until: `${monthOf(today)}-01`,
})

const largest = (ids: readonly string[]): number =>
  Math.max(...[...Map.groupBy(ids, (id) => id).values()].map(({ length }) => length))

const areMixed = (ids: readonly string[]): boolean =>
  new Set(ids).size >= leastParties && largest(ids) * 2 <= ids.length

/** At least five services of three clients and three carriers, of whom nobody has more than half. */
export const isTellable = (services: readonly LaneService[]): boolean =>
  services.length >= leastServices &&
  areMixed(services.map(({ clientId }) => clientId)) &&
  areMixed(services.map(({ carrierId }) => carrierId))

/** Of sorted values, between two of them in proportion. */
const quantile = (sorted: readonly number[], share: number): number => {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  return below + ((sorted[Math.ceil(place)] ?? below) - below) * (place % 1)
}

const spreadOf = (values: readonly number[], step: number): Spread => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(quantile(sorted, share) / step) * step
  return { low: at(0.25), middle: at(0.5), high: at(0.75) }
}

const hoursOf = (services: readonly LaneService[]): Spread | null => {
  const timed = services.filter(({ hours }) => hours !== null)
  if (!isTellable(timed)) return null
  return spreadOf(
    timed.map(({ hours }) => hours ?? 0),
    hoursStep,
  )
}

const periodOf = (services: readonly LaneService[], from: string, to: string): LanePeriod => ({
  from,
  to,
  services: services.length,
  price: spreadOf(
    services.map(({ netPesos }) => netPesos),
    pesosStep,
  ),
  freight: spreadOf(
    services.map(({ carrierPesos }) => carrierPesos),
    pesosStep,
  ),
  hours: hoursOf(services),
})

/**
 * A month that may be told stands alone; one that may not waits for those after it until they may be told together. Each
 * January begins anew, so that a period that was once told never changes: who compares two of them learns of nobody.
 */
const cutYear = (year: string, services: readonly LaneService[], lastMonth: string): LanePeriod[] => {
  const byMonth = Map.groupBy(services, ({ day }) => monthOf(day))
  const periods: LanePeriod[] = []
  let waiting: LaneService[] = []
  let from = `${year}-01`
  for (let month = from; month.startsWith(year) && month <= lastMonth; month = monthAfter(month)) {
    const own = byMonth.get(month) ?? []
    // An empty stretch before the first service belongs to no period.
    if (waiting.length === 0) from = month
    waiting = [...waiting, ...own]
    if (own.length === 0 || !isTellable(waiting)) continue
    periods.push(periodOf(waiting, from, month))
    waiting = []
  }
  return periods
}

/** Where more were read than can be, the oldest month is cut through: it is left out. */
const whole = (services: readonly LaneService[]): readonly LaneService[] => {
  if (services.length < servicesMost) return services
  const oldest = services.reduce((least, { day }) => (day < least ? day : least), services[0]?.day ?? '')
  return services.filter(({ day }) => monthOf(day) > monthOf(oldest))
}

/** Oldest first; empty where there is not enough to tell of anything without telling of somebody. */
export const lanePeriods = (services: readonly LaneService[], today: string): LanePeriod[] => {
  const { from, until } = laneSpan(today)
  const told = whole(services).filter(({ day }) => day >= from && day < until)
  const byYear = Map.groupBy(told, ({ day }) => day.slice(0, 4))
  return [...byYear.keys()]
    .toSorted()
    .flatMap((year) => cutYear(year, byYear.get(year) ?? [], monthOf(today)))
    .slice(-periodsMost)
}
