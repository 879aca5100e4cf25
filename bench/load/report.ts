/** The table that is printed, and whether it counts. */
import { cpus } from 'node:os'
import type { Plans } from './plans.ts'
import type { Bytes } from './sizes.ts'
import { spreadMost, type Comparison, type Stretch } from './rounds.ts'

/** `times`: held against another product, of which it must be so many times as quick. */
export type Line = Comparison & {
  name: string
  least: number
  /** Its p99 may be so many times the bare one's. */
  latest?: number
  unit?: 'times'
}
/** Milliseconds that one who asks alone waits for a list of 50. */
export type Waits = { ours: number; bare: number }
/** Everything measured at one size of the table. */
export type Sized = {
  orders: number
  lines: Line[]
  bareHttp: Stretch
  narrow: Stretch
  search: Stretch
  p95: Waits
  /** Before the acts of the run. */
  bytes: Bytes
}
export type Judged = {
  sizes: readonly Sized[]
  plans: Plans
  /** Of other products that could not be measured: why. */
  absent: readonly string[]
}

/** What the list must reach on the machine whose bare `node:http` answers 95,500 a second (docs/decisions/0005). */
const reference = { list: 5_000, bareHttp: 95_500 }
/** The list of the largest table may take so much longer than that of the smallest. */
const growthMost = 1.3

/** The same for this machine: never more, and as much less as the machine is slower. */
const listLeast = (bareHttp: Stretch): number =>
  Math.round(reference.list * Math.min(1, bareHttp.perSecond / reference.bareHttp))

export const share = (part: number) => `${(part * 100).toFixed(0)} %`
export const amount = (ratio: number, unit: Line['unit']) =>
  unit === 'times' ? `${ratio.toFixed(1)} ×` : share(ratio)
const cell = (value: string | number, width: number) =>
  (typeof value === 'number' ? value.toFixed(value < 10 ? 1 : 0) : value).padStart(width)
export const inThousands = (orders: number) => orders.toLocaleString('en')

export const headline = (orders: number): string =>
  [
    `\n${inThousands(orders)} orders, ${cpus().length} cores; calls a second, milliseconds`,
    `${''.padEnd(22)} baseline   (p50    p99)  product   (p50    p99)   ratio     bar  spread   processor ms: baseline, product, ratio`,
  ].join('\n')

const stretch = ({ perSecond, p50, p99 }: Stretch) => [cell(perSecond, 8), cell(p50, 6), cell(p99, 6)]

/** Of server and PostgreSQL, and what the product's is of the bare one. */
const processor = (bare: Stretch, ours: Stretch, unit: Line['unit']): string => {
  const parts = ({ serverMs, databaseMs }: Stretch) => `${serverMs.toFixed(2)} + ${databaseMs.toFixed(2)}`
  const whole = ({ serverMs, databaseMs }: Stretch) => serverMs + databaseMs
  return `${cell(parts(bare), 17)}${cell(parts(ours), 14)}${cell(amount(whole(bare) / whole(ours), unit), 8)}`
}

export const row = ({ name, baseline, product, ratio, spread, least, unit }: Line): string => {
  const failed = baseline.failed + product.failed
  const figures = [
    ...stretch(baseline),
    ' ',
    ...stretch(product),
    ' ',
    cell(amount(ratio, unit), 6),
    cell(`≥ ${amount(least, unit)}`, 7),
    cell(share(spread), 7),
    processor(baseline, product, unit),
  ]
  return [name.padEnd(22), ...figures, failed > 0 ? `${failed} failed` : ''].join(' ')
}

export const besideLines = ({ search, bareHttp, narrow, p95, bytes }: Sized): string =>
  [
    `one who asks alone waits for a list of 50: p95 ${p95.ours.toFixed(2)} ms, of the bare server ${p95.bare.toFixed(2)} ms`,
    `text search among a client's orders: ${search.perSecond.toFixed(0)} a second, p50 ${search.p50} ms, p97.5 ${search.p97_5} ms`,
    `a service takes ${bytes.row.toFixed(0)} bytes in orders and ${bytes.indexes.toFixed(0)} in its indexes, of which ${bytes.words.toFixed(0)} of words`,
    `bare node:http: ${bareHttp.perSecond.toFixed(0)} a second, so the baseline list must reach ${listLeast(bareHttp)}`,
    `baseline list of six columns without joins: ${narrow.perSecond.toFixed(0)} a second`,
  ].join('\n')

/** Of the largest table and of the smallest; undefined where there is but one. */
export const growthOf = (sizes: readonly Sized[], of: keyof Waits): number | undefined => {
  const [first, last] = [sizes[0], sizes.at(-1)]
  return first && last && first !== last ? last.p95[of] / first.p95[of] : undefined
}

const summary = ({ sizes, plans }: Judged): string => {
  const [ours, bare] = [growthOf(sizes, 'ours'), growthOf(sizes, 'bare')]
  const grown = sizes.map(({ orders, p95 }) => `${p95.ours.toFixed(2)} at ${inThousands(orders)}`).join(', ')
  return [
    ...(ours === undefined || bare === undefined
      ? []
      : [`\np95 of a list: ${grown}; ${ours.toFixed(2)} times, the bare list's ${bare.toFixed(2)} times`]),
    `${plans.statements} plans of the product's own statements, ${plans.scanned.length} with a sequential scan of orders`,
    ...plans.scanned.slice(0, 1),
  ].join('\n')
}

const whyVoid = ({ orders, lines, narrow, bareHttp }: Sized): string[] =>
  [
    ...(narrow.perSecond < listLeast(bareHttp)
      ? [`the baseline list stays at ${narrow.perSecond.toFixed(0)} a second, under ${listLeast(bareHttp)}`]
      : []),
    ...lines.flatMap(({ name, spread }) =>
      spread > spreadMost ? [`the baseline of "${name}" varied by ${share(spread)}`] : [],
    ),
  ].map((why) => `${inThousands(orders)} orders: ${why}`)

const missesOf = ({ orders, lines }: Sized): string[] =>
  [
    ...lines.flatMap(({ name, ratio, least, unit }) =>
      ratio >= least ? [] : [`${name}: ${amount(ratio, unit)}, ${amount(least, unit)} wanted`],
    ),
    ...lines.flatMap(({ name, product, baseline, latest }) =>
      latest === undefined || product.p99 <= latest * baseline.p99
        ? []
        : [`${name}: p99 ${product.p99} ms, ${latest} times the bare ${baseline.p99} ms allowed`],
    ),
    ...lines.flatMap(({ name, product, baseline }) =>
      product.failed + baseline.failed === 0 ? [] : [`${name}: calls failed`],
    ),
  ].map((why) => `${inThousands(orders)} orders: ${why}`)

const misses = ({ sizes, plans, absent }: Judged): string[] => {
  const growth = growthOf(sizes, 'ours') ?? 1
  return [
    ...sizes.flatMap(missesOf),
    ...(growth > growthMost
      ? [`the list of the largest table takes ${growth.toFixed(2)} times as long, ${growthMost} at most`]
      : []),
    ...(plans.statements === 0 ? ['no plan was seen'] : []),
    ...(plans.scanned.length > 0 ? ['orders are read sequentially'] : []),
    ...absent,
  ]
}

/** Each bar that is missed, and why the run does not count. */
export const verdictOf = (judged: Judged): { missed: string[]; voids: string[] } => ({
  missed: misses(judged),
  voids: judged.sizes.flatMap(whyVoid),
})

export const isGood = (judged: Judged): boolean => {
  console.log(summary(judged))
  const { missed, voids } = verdictOf(judged)
  for (const why of voids) console.log(`VOID  ${why}`)
  for (const why of missed) console.log(`FAIL  ${why}`)
  if (missed.length === 0) console.log('PASS  every bar is reached')
  return voids.length === 0 && missed.length === 0
}
