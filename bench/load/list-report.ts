/** The table of the lists' bench, and whether it counts. */
import { cpus } from 'node:os'
import { orderCount } from '../settings.ts'
import type { Times } from './sequence.ts'

export type ListLine = {
  name: string
  first: Times
  search?: Times
  /** The page's own statement on a bare server, for orientation: a page of a few rows is all session, shape and permission. */
  bare?: Times
  /** Plans that read a whole big table. */
  scans: readonly string[]
}

const p95Most = 100
const ratioLeast = 0.25
const decimals = (value: number) => value.toFixed(1)

const cell = (text: string, width: number) => text.padStart(width)
const times = (of: Times | undefined) =>
  of ? `${cell(decimals(of.p50), 8)}${cell(decimals(of.p95), 8)}` : cell('–', 16)

const ratioOf = (first: Times, beside: Times | undefined): number | undefined =>
  beside && first.perSecond / beside.perSecond

const share = (ratio: number | undefined) => (ratio === undefined ? '–' : `${(ratio * 100).toFixed(0)} %`)

export const listHeadline = (bareList: Times): string =>
  [
    `\n${orderCount} orders, ${cpus().length} cores; one call after the other, milliseconds`,
    `bare list of 50 orders: p50 ${decimals(bareList.p50)}, p95 ${decimals(bareList.p95)}`,
    `${''.padEnd(22)}  first page    of bare   text search       bare statement`,
    `${''.padEnd(22)}     p50     p95    list     p50     p95     p50     p95   share  scans`,
  ].join('\n')

export const listRow = (line: ListLine, bareList: Times): string => {
  const ofList = cell(share(ratioOf(line.first, bareList)), 8)
  const ofOwn = cell(share(ratioOf(line.first, line.bare)), 8)
  return `${line.name.padEnd(22)}${times(line.first)}${ofList}${times(line.search)}${times(line.bare)}${ofOwn}${cell(String(line.scans.length), 7)}`
}

const missesOf = (line: ListLine, bareList: Times): string[] => {
  const ratio = line.bare && ratioOf(line.first, bareList)
  return [
    ...(line.first.p95 > p95Most ? [`first page ${decimals(line.first.p95)} ms, ${p95Most} at most`] : []),
    ...(line.search && line.search.p95 > p95Most
      ? [`text search ${decimals(line.search.p95)} ms, ${p95Most} at most`]
      : []),
    ...(ratio !== undefined && ratio < ratioLeast
      ? [`${(ratio * 100).toFixed(0)} % of the bare list, ${ratioLeast * 100} % wanted`]
      : []),
    ...(line.scans.length > 0 ? [`reads a big table from end to end:\n${line.scans[0]}`] : []),
  ].map((why) => `${line.name}: ${why}`)
}

/** Prints each bar that is missed; true where none is. */
export const areListsGood = (lines: readonly ListLine[], bareList: Times): boolean => {
  const missed = lines.flatMap((line) => missesOf(line, bareList))
  for (const why of missed) console.log(`FAIL  ${why}`)
  if (missed.length === 0)
    console.log('PASS  every list is quick, and none reads a big table from end to end')
  return missed.length === 0
}
