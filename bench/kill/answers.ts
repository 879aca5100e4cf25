/** What those who work were answered while things were killed, and which of it no kill forced. */
import type { Heard } from './writers.ts'

/** A kill, until all answers again; open while it lasts. */
type Window = { fromMs: number; toMs: number }

/** What stood open while something was away may be asked again, and is told so; nothing else is excused. */
const isForced = ({ status, tookMs }: Heard, { windows, nowMs }: { windows: Window[]; nowMs: number }) =>
  status === 503 && windows.some(({ fromMs, toMs }) => nowMs >= fromMs && nowMs - tookMs <= toMs)

export const openAnswers = (now: () => number = () => performance.now()) => {
  const windows: Window[] = []
  let unforced: string[] = []
  let count = 0
  return {
    hear: (heard: Heard): void => {
      count += 1
      if (heard.status < 500 || isForced(heard, { windows, nowMs: now() })) return
      unforced.push(`${heard.status} ${heard.code} to ${heard.what}`)
    },
    /** How many since it was asked last. */
    takeHeard: (): number => {
      const taken = count
      count = 0
      return taken
    },
    /** @param work takes something away and ends once all answers again */
    during: async <T>(work: () => Promise<T>): Promise<T> => {
      const window = { fromMs: now(), toMs: Number.POSITIVE_INFINITY }
      windows.push(window)
      try {
        return await work()
      } finally {
        window.toMs = now()
      }
    },
    takeUnforced: (): string[] => {
      const taken = unforced
      unforced = []
      return taken
    },
  }
}
export type Answers = ReturnType<typeof openAnswers>

const heard = (status: number, tookMs: number): Heard => ({
  status,
  code: 'planted',
  what: 'POST /order/create',
  tookMs,
})

/** What is told of four answers of which the second and the fourth may not be: 503 of the kill, 500 in its midst, 503 to who stood open through its end, 503 long after it. */
export const plantedAnswers = async (): Promise<string[]> => {
  let nowMs = 0
  const answers = openAnswers(() => nowMs)
  await answers.during(async () => {
    nowMs = 1_000
    answers.hear(heard(503, 20))
    answers.hear(heard(500, 20))
  })
  nowMs = 3_000
  answers.hear(heard(503, 2_500))
  answers.hear(heard(503, 1_500))
  return answers.takeUnforced()
}
