/** What callers were answered, and when. */
import type { Heard } from '../kill/writers.ts'

/** Acts of money, uploads that need the store, readings. */
export type Kind = 'act' | 'upload' | 'read'
export const kinds = ['act', 'upload', 'read'] as const

type Answer = Heard & { kind: Kind; atMs: number }

export type Window = {
  acknowledged: number
  /** The longest time without one that was answered well, by kind. */
  pausesMs: Record<Kind, number>
  /** What a caller must never see: an error, and a refusal of what was right. */
  faults: string[]
  /** Refused for the moment, to be sent again. */
  askedAgain: string[]
  /** Never answered: what was under way on a node that was killed, and may not be repeated by the proxy. */
  cutOff: string[]
  slowestMs: number
}

const isGood = ({ status }: Answer) => status > 0 && status < 400
/** Not now, again: the same sentence from node and proxy, and the key of an act that somebody is still at. */
const isAskedAgain = ({ status, code }: Answer) => status === 503 || code === 'request.key_running'

const pauseOf = (times: readonly number[], [fromMs, toMs]: readonly [number, number]): number => {
  const inside = [fromMs, ...times.filter((time) => time > fromMs && time < toMs), toMs]
  return Math.max(...inside.slice(1).map((time, index) => time - (inside[index] ?? time)))
}

/** How often each was seen, the count first. */
const counted = (answers: readonly Answer[]): string[] => {
  const counts = new Map<string, number>()
  for (const { status, code, what } of answers) {
    const name = `${status === 0 ? 'nothing' : status} ${code} ${what}`.replaceAll(/ {2,}/g, ' ')
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => `${count} × ${name}`)
}

export const openRecord = () => {
  let answers: Answer[] = []
  const hear =
    (kind: Kind) =>
    (heard: Heard): void => {
      answers.push({ ...heard, kind, atMs: performance.now() })
    }
  /** Since then, and until now; what came before is forgotten. */
  const since = (fromMs: number): Window => {
    const toMs = performance.now()
    const seen = answers.filter(({ atMs }) => atMs >= fromMs)
    answers = []
    const good = seen.filter(isGood)
    const timesOf = (kind: Kind) => good.filter((one) => one.kind === kind).map(({ atMs }) => atMs)
    const cutOff = seen.filter(({ status }) => status === 0)
    const bad = seen.filter((one) => one.status > 0 && !isGood(one) && !isAskedAgain(one))
    return {
      acknowledged: good.filter(({ kind }) => kind !== 'read').length,
      pausesMs: Object.fromEntries(
        kinds.map((kind) => [kind, pauseOf(timesOf(kind), [fromMs, toMs])]),
      ) as Window['pausesMs'],
      faults: counted(bad),
      askedAgain: counted(seen.filter(isAskedAgain)),
      cutOff: counted(cutOff),
      slowestMs: Math.max(0, ...good.map(({ tookMs }) => tookMs)),
    }
  }
  return { hear, since }
}

export type Answers = ReturnType<typeof openRecord>

/** What `counted` told, together. */
export const sumOf = (told: readonly string[]): number =>
  told.reduce((sum, one) => sum + Number.parseInt(one, 10), 0)
