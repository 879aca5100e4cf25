/** The table that is printed, and whether it counts. */
import { cpus } from 'node:os'
import { orderCount } from '../settings.ts'
import type { Plans } from './plans.ts'
import { spreadMost, type Comparison, type Stretch } from './rounds.ts'

export type Line = Comparison & { name: string; least: number }
export type Beside = { bareHttp: Stretch; narrow: Stretch; search: Stretch; plans: Plans }

/** What the list must reach on the machine whose bare `node:http` answers 95,500 a second (docs/decisions/0005). */
const reference = { list: 5_000, bareHttp: 95_500 }

/** The same for this machine: never more, and as much less as the machine is slower. */
const listLeast = (bareHttp: Stretch): number =>
  Math.round(reference.list * Math.min(1, bareHttp.perSecond / reference.bareHttp))

const share = (part: number) => `${(part * 100).toFixed(0)} %`
const cell = (value: string | number, width: number) =>
  (typeof value === 'number' ? value.toFixed(0) : value).padStart(width)

export const headline = (): string =>
  [
    `\n${orderCount} orders, ${cpus().length} cores; calls a second, milliseconds`,
    `${''.padEnd(18)} baseline   (p50    p99)  product   (p50    p99)   ratio     bar  spread   processor ms: baseline, product, ratio`,
  ].join('\n')

const stretch = ({ perSecond, p50, p99 }: Stretch) => [cell(perSecond, 8), cell(p50, 6), cell(p99, 6)]

/** Of server and PostgreSQL, and what the product's is of the bare one. */
const processor = (bare: Stretch, ours: Stretch): string => {
  const parts = ({ serverMs, databaseMs }: Stretch) => `${serverMs.toFixed(2)} + ${databaseMs.toFixed(2)}`
  const whole = ({ serverMs, databaseMs }: Stretch) => serverMs + databaseMs
  return `${cell(parts(bare), 17)}${cell(parts(ours), 14)}${cell(share(whole(bare) / whole(ours)), 7)}`
}

export const row = ({ name, baseline, product, ratio, spread, least }: Line): string => {
  const failed = baseline.failed + product.failed
  const figures = [
    ...stretch(baseline),
    ' ',
    ...stretch(product),
    ' ',
    cell(share(ratio), 6),
    cell(`≥ ${share(least)}`, 7),
    cell(share(spread), 7),
    processor(baseline, product),
  ]
  return [name.padEnd(18), ...figures, failed > 0 ? `${failed} failed` : ''].join(' ')
}

export const summary = ({ bareHttp, narrow, search, plans }: Beside): string =>
  [
    `text search among a client's orders: ${search.perSecond.toFixed(0)} a second, p50 ${search.p50} ms, p97.5 ${search.p97_5} ms`,
    `bare node:http: ${bareHttp.perSecond.toFixed(0)} a second, so the baseline list must reach ${listLeast(bareHttp)}`,
    `baseline list of six columns without joins: ${narrow.perSecond.toFixed(0)} a second`,
    `${plans.statements} plans of the product's own statements, ${plans.scanned.length} with a sequential scan of orders`,
    ...plans.scanned.slice(0, 1),
  ].join('\n')

const whyVoid = (lines: readonly Line[], { narrow, bareHttp }: Beside): string[] => [
  ...(narrow.perSecond < listLeast(bareHttp)
    ? [`the baseline list stays at ${narrow.perSecond.toFixed(0)} a second, under ${listLeast(bareHttp)}`]
    : []),
  ...lines.flatMap(({ name, spread }) =>
    spread > spreadMost ? [`the baseline of "${name}" varied by ${share(spread)}`] : [],
  ),
]

const misses = (lines: readonly Line[], plans: Plans): string[] => [
  ...lines.flatMap(({ name, ratio, least }) =>
    ratio >= least ? [] : [`${name}: ${share(ratio)}, ${share(least)} wanted`],
  ),
  ...lines.flatMap(({ name, product, baseline }) =>
    product.failed + baseline.failed === 0 ? [] : [`${name}: calls failed`],
  ),
  ...(plans.statements === 0 ? ['no plan was seen'] : []),
  ...(plans.scanned.length > 0 ? ['orders are read sequentially'] : []),
]

/** Says each bar that is missed, and why the run does not count. */
export const isGood = (lines: readonly Line[], beside: Beside): boolean => {
  const voids = whyVoid(lines, beside)
  const missed = misses(lines, beside.plans)
  for (const why of voids) console.log(`VOID  ${why}`)
  for (const why of missed) console.log(`FAIL  ${why}`)
  if (missed.length === 0) console.log('PASS  every bar is reached')
  return voids.length === 0 && missed.length === 0
}
