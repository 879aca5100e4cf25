/** What `npm run bench -- orders` found, as its part of the page of figures. */
import {
  amount,
  growthOf,
  inThousands,
  share,
  verdictOf,
  type Judged,
  type Line,
  type Sized,
} from './report.ts'
import { tableOf } from './part.ts'
import type { Stretch } from './rounds.ts'

const figure = (value: number) => value.toFixed(value < 10 ? 1 : 0)
const calls = ({ perSecond, p50, p99 }: Stretch) =>
  `${inThousands(Math.round(perSecond))} (${figure(p50)}, ${figure(p99)})`
const processor = ({ serverMs, databaseMs }: Stretch) =>
  Number.isFinite(serverMs) ? `${serverMs.toFixed(2)} + ${databaseMs.toFixed(2)}` : '–'

const rowOf = (orders: number, { name, baseline, product, ratio, spread, least, unit }: Line): string[] => [
  inThousands(orders),
  name,
  calls(baseline),
  calls(product),
  ratio >= least ? amount(ratio, unit) : `**${amount(ratio, unit)}**`,
  `≥ ${amount(least, unit)}`,
  share(spread),
  processor(baseline),
  processor(product),
]

const waitsRow = ({ orders, p95, search, bytes }: Sized): string[] => [
  inThousands(orders),
  p95.ours.toFixed(2),
  p95.bare.toFixed(2),
  `${figure(search.p50)}, ${figure(search.p97_5)}`,
  `${inThousands(Math.round(bytes.row))} + ${inThousands(Math.round(bytes.indexes))}`,
]

export const partOf = (judged: Judged): string[] => {
  const { sizes, plans } = judged
  const { voids, missed } = verdictOf(judged)
  const grown = growthOf(sizes, 'ours')
  return [
    `Calls a second (p50 and p99 in milliseconds) of a bare server or another product and of Arriero, in turn; what is missed is set in bold. The last columns: processor milliseconds of a call, server and PostgreSQL.`,
    '',
    ...tableOf(
      ['services', 'what', 'bare', 'Arriero', 'ratio', 'bar', 'bare varied by', 'bare ms', 'Arriero ms'],
      sizes.flatMap(({ orders, lines }) => lines.map((line) => rowOf(orders, line))),
    ),
    '',
    'Milliseconds of who asks alone, and what the table takes:',
    '',
    ...tableOf(
      [
        'services',
        'p95 of a list of 50',
        'of the bare list',
        'text search, p50 and p97.5',
        'bytes of a service, row and indexes',
      ],
      sizes.map(waitsRow),
    ),
    '',
    ...(grown === undefined
      ? []
      : [`The p95 of the largest table is ${grown.toFixed(2)} times that of the smallest (at most 1.3).`]),
    `${plans.statements} plans of the product's own statements, ${plans.scanned.length} with a sequential scan of \`orders\`.`,
    '',
    ...(missed.length === 0 ? ['Every bar is reached.'] : missed.map((why) => `- Missed: ${why}.`)),
    ...voids.map((why) => `- For orientation only: ${why}.`),
  ]
}
