/** What callers and screens must not see while nodes or the database are started anew, in words. */
import type { Answer } from './load.ts'
import type { Ended } from './nodes.ts'
import type { Closing } from './sockets.ts'

export const restartCode = 1012
export const bars = { backMs: 5_000, endMs: 15_000, successMs: 2_000 }

const isGood = ({ status }: Answer) => status > 0 && status < 400
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

const said = ({ sort, status, code, atMs }: Answer, fromMs: number): string =>
  `${sort}: ${status === 0 ? 'no answer' : `${status} ${code}`.trim()} after ${seconds(atMs - fromMs)}`

/** `patience`: how many times as long as the bars allow: more than once where the machine does other things meanwhile. */
export const closingFaults = (closings: readonly Closing[], patience = 1): string[] =>
  closings.flatMap(({ code, backMs }) => [
    ...(code === restartCode ? [] : [`a socket was closed with ${code}`]),
    ...(backMs !== undefined && backMs <= bars.backMs * patience
      ? []
      : [`a socket was back after ${backMs === undefined ? 'never' : seconds(backMs)}`]),
  ])

export const endFaults = ({ code, tookMs }: Ended, patience = 1): string[] => [
  ...(code === 0 ? [] : [`the node ended with ${code}`]),
  ...(tookMs <= bars.endMs * patience ? [] : [`the node took ${seconds(tookMs)} to end`]),
]

/** A node is started anew: nobody notices. */
export const unseenFaults = (answers: readonly Answer[], fromMs: number): string[] =>
  answers.filter((answer) => !isGood(answer)).map((answer) => said(answer, fromMs))

/** The database is started anew: whoever is refused is told to come again. `acceptsAtMs`: when it takes connections again. */
export const awayFaults = (
  answers: readonly Answer[],
  { fromMs, acceptsAtMs, patience = 1 }: { fromMs: number; acceptsAtMs: number; patience?: number },
): string[] => {
  const bad = answers.filter((answer) => !isGood(answer) && !(answer.status === 503 && answer.hasRetryAfter))
  const first = answers.filter((answer) => isGood(answer) && answer.atMs >= acceptsAtMs)
  const firstMs = Math.min(Number.POSITIVE_INFINITY, ...first.map(({ atMs }) => atMs)) - acceptsAtMs
  return [
    ...bad.map((answer) => said(answer, fromMs)),
    ...(firstMs <= bars.successMs * patience
      ? []
      : [`the first success came ${seconds(firstMs)} after the database was back`]),
  ]
}
