/** What callers were answered, as columns: half a million rows travel from the process that called to the one that judges. */

export type Answers = {
  /** Which of the streams it belongs to. */
  stream: Uint8Array
  /** 0 where no answer came. */
  status: Uint16Array
  /** When it was due, in milliseconds since the stretch began. */
  dueMs: Float64Array
  /** From then until it left: how late the caller himself was. */
  lateMs: Float64Array
  /** From when it left until its answer was there as a whole. */
  tookMs: Float64Array
  /** 1 where the answer says when to come again. */
  saysWhen: Uint8Array
}

export type Told = {
  names: readonly string[]
  answers: Answers
  /** How often each answer came that was none of success: `503 server.busy POST /v1/order/type`. */
  refusals: Record<string, number>
}

/** One answer. `waitedMs`: from when it was due, which is what somebody waits. */
export type Answer = {
  name: string
  status: number
  dueMs: number
  lateMs: number
  tookMs: number
  waitedMs: number
  saysWhen: boolean
}

export const rowsOf = ({ names, answers }: Pick<Told, 'names' | 'answers'>): Answer[] =>
  Array.from(answers.status, (status, at) => {
    const [lateMs = 0, tookMs = 0] = [answers.lateMs[at], answers.tookMs[at]]
    return {
      name: names[answers.stream[at] ?? 0] ?? '',
      status,
      dueMs: answers.dueMs[at] ?? 0,
      lateMs,
      tookMs,
      waitedMs: lateMs + tookMs,
      saysWhen: answers.saysWhen[at] === 1,
    }
  })

export const isGood = ({ status }: Pick<Answer, 'status'>): boolean => status >= 200 && status < 300

/** Not now: the only answer beside a good one that a server with too much to do may give. */
export const isRefused = ({ status }: Pick<Answer, 'status'>): boolean => status === 429 || status === 503

/** @param part 0.99 for what one in a hundred is beyond; not a number where there are none */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** A growing `Answers`. */
export const openAnswers = () => {
  const rows: {
    stream: number
    status: number
    dueMs: number
    lateMs: number
    tookMs: number
    saysWhen: boolean
  }[] = []
  return {
    add: (row: (typeof rows)[number]): void => {
      rows.push(row)
    },
    columns: (): Answers => ({
      stream: Uint8Array.from(rows, ({ stream }) => stream),
      status: Uint16Array.from(rows, ({ status }) => status),
      dueMs: Float64Array.from(rows, ({ dueMs }) => dueMs),
      lateMs: Float64Array.from(rows, ({ lateMs }) => lateMs),
      tookMs: Float64Array.from(rows, ({ tookMs }) => tookMs),
      saysWhen: Uint8Array.from(rows, ({ saysWhen }) => Number(saysWhen)),
    }),
  }
}
