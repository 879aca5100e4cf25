/** Where instants lie on the board, in shares of its width, and which bars of a row lie over each other. */
import { atBogota, bogotaDay, daysAfter } from '@arriero/domain/time/calendar'

export interface BoardWindow {
  fromMs: number
  untilMs: number
}

export const windowOf = (from: string, days: number): BoardWindow => ({
  fromMs: atBogota(from, 0).getTime(),
  untilMs: atBogota(daysAfter(from, days), 0).getTime(),
})

/** 0 at its beginning, 1 at its end; beyond both, beyond them. */
export const shareAt = ({ fromMs, untilMs }: BoardWindow, atMs: number): number =>
  (atMs - fromMs) / (untilMs - fromMs)

export const isWithin = ({ fromMs, untilMs }: BoardWindow, from: string, until: string): boolean =>
  Date.parse(from) < untilMs && Date.parse(until) > fromMs

/** The part of a span that is seen: where it begins and how wide it is, both as shares. */
export const seenPart = (window: BoardWindow, span: { from: string; until: string }) => {
  const left = Math.max(0, shareAt(window, Date.parse(span.from)))
  const right = Math.min(1, shareAt(window, Date.parse(span.until)))
  return { left, width: Math.max(0, right - left) }
}

interface Spanned {
  stages: readonly { from: string; until: string }[]
  from: string
  until: string
}

/** From its first stage to its last, as it went or is planned. */
export const spanOf = ({ stages, from, until }: Spanned): { from: string; until: string } => ({
  from: stages[0]?.from ?? from,
  until: stages.at(-1)?.until ?? until,
})

/** The lane of each bar, so that none covers another: a truck that is late stands over its next service. Bars come by their hour. */
export const lanesOf = (bars: readonly Spanned[]): number[] => {
  const endsMs: number[] = []
  return bars.map((bar) => {
    const { from, until } = spanOf(bar)
    const found = endsMs.findIndex((endMs) => endMs <= Date.parse(from))
    const lane = found < 0 ? endsMs.length : found
    endsMs[lane] = Date.parse(until)
    return lane
  })
}

/** The window of so many days in which this instant is: that day itself, or a week that begins with it. */
export const dayOf = (at: string | number): string => bogotaDay(new Date(at))

interface Mark {
  atMs: number
  share: number
}

const hourMs = 3_600_000

/** Days of a week, or every third hour of a day. */
export const marksOf = (window: BoardWindow, days: number): Mark[] => {
  const stepMs = days === 1 ? 3 * hourMs : 24 * hourMs
  const count = Math.round((window.untilMs - window.fromMs) / stepMs)
  return Array.from({ length: count }, (_, index) => {
    const atMs = window.fromMs + index * stepMs
    return { atMs, share: shareAt(window, atMs) }
  })
}
