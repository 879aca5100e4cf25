/**
 * Calls that leave when they are due, whatever became of those before: people do not ask more seldom because others wait. What leaves late
 * is as late for whoever asked, so all is counted from when it was due.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { openAnswers, type Told } from './answers.ts'
import { openAgent, sendCall } from './send.ts'
import { drawn, nextOf, type Places, type Stream, type Stretch } from './streams.ts'

const tickMs = 2

/** What somebody makes of each call before it leaves, and hears of it. `at`: which of its stream's calls it is. */
export type Hooks = {
  bodyOf?(at: number, dueMs: number): string
  heard?(at: number, dueMs: number, status: number): void
}

type Book = {
  send(at: number, dueMs: number): Promise<void>
  told(): Told
  close(): void
}

type Run = { stretch: Stretch; places: Places; hooks: Hooks; began: number }

const openBook = ({ stretch: { url, streams }, places, hooks, began }: Run): Book => {
  const agent = openAgent()
  const answers = openAnswers()
  const refusals = new Map<string, number>()
  return {
    send: async (at, dueMs) => {
      const stream = streams[at]
      if (!stream) throw new RangeError(`no stream ${at}`)
      const { call, at: turn } = nextOf(places, stream)
      const body = hooks.bodyOf?.(turn, dueMs)
      const leftMs = performance.now() - began
      const { status, saysWhen, code } = await sendCall(
        { url, agent, isKeyed: stream.isKeyed },
        body === undefined ? call : { ...call, body },
      )
      const tookMs = performance.now() - began - leftMs
      hooks.heard?.(turn, dueMs, status)
      answers.add({ stream: at, status, dueMs, lateMs: leftMs - dueMs, tookMs, saysWhen })
      if (code === '' && status < 300) return
      const word = `${status} ${code} ${stream.name}`
      refusals.set(word, (refusals.get(word) ?? 0) + 1)
    },
    told: () => ({
      names: streams.map(({ name }) => name),
      answers: answers.columns(),
      refusals: Object.fromEntries(refusals),
    }),
    close: () => agent.destroy(),
  }
}

/** Of each stream evenly, and of all of them not in the same moment. */
const due = (streams: readonly Stream[]) => {
  const sent = streams.map(() => 0)
  return (untilMs: number): { at: number; dueMs: number }[] => {
    const now: { at: number; dueMs: number }[] = []
    for (const [at, { perSecond }] of streams.entries()) {
      const offsetMs = (at * 1_000) / streams.length / Math.max(perSecond, 1)
      for (;;) {
        const dueMs = offsetMs + ((sent[at] ?? 0) * 1_000) / perSecond
        if (!(dueMs < untilMs)) break
        now.push({ at, dueMs })
        sent[at] = (sent[at] ?? 0) + 1
      }
    }
    return now.sort((one, other) => one.dueMs - other.dueMs)
  }
}

const asDue = async ({ streams, seconds }: Stretch, book: Book, began: number): Promise<void> => {
  const dueUntil = due(streams)
  const endsMs = seconds * 1_000
  const calls: Promise<void>[] = []
  for (;;) {
    const nowMs = performance.now() - began
    for (const { at, dueMs } of dueUntil(Math.min(nowMs, endsMs))) calls.push(book.send(at, dueMs))
    if (nowMs >= endsMs) break
    await sleep(tickMs)
  }
  await Promise.all(calls)
}

const inTurn = async (
  { streams, seconds, callers = 1 }: Stretch,
  book: Book,
  began: number,
): Promise<void> => {
  const caller = async () => {
    for (;;) {
      const nowMs = performance.now() - began
      if (nowMs >= seconds * 1_000) return
      await book.send(drawn(streams, Math.random()), nowMs)
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
}

/** Ends when all that was sent has been answered or given up. */
export const runStretch = async (stretch: Stretch, places: Places, hooks: Hooks = {}): Promise<Told> => {
  const began = performance.now()
  const book = openBook({ stretch, places, hooks, began })
  await (stretch.callers === undefined ? asDue : inTurn)(stretch, book, began)
  book.close()
  return book.told()
}
