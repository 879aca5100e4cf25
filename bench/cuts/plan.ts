/** Which cut comes next: each mode on each line as often as is asked for, and each act once in every mode on every line it goes over. */
import { modes, type Mode, type Side } from './modes.ts'

export const cutLines = ['client', 'database', 'gateway', 'insurer', 'mail'] as const
export type CutLine = (typeof cutLines)[number]

export type Planned = { line: CutLine; act: string; mode: Mode; side: Side; number: number }

export type PlanOptions = {
  /** Cuts of each mode on each line. */
  perMode: number
  /** What goes over each line. */
  acts: Readonly<Record<CutLine, readonly string[]>>
  /** Whether it ends only once every act was cut in every mode. */
  isCovering: boolean
}

export const openPlan = ({ perMode, acts, isCovering }: PlanOptions) => {
  /** Of a line and mode, and of a line, mode and act: what has happened and what is laid. */
  const counts = new Map<string, number>()
  const count = (...words: readonly string[]): number => counts.get(words.join(' ')) ?? 0
  const add = ({ line, mode, act }: Planned, by: number): void => {
    for (const name of [`${line} ${mode}`, `${line} ${mode} ${act}`])
      counts.set(name, (counts.get(name) ?? 0) + by)
  }
  const uncovered = (line: CutLine, mode: Mode): readonly string[] =>
    isCovering ? acts[line].filter((act) => count(line, mode, act) === 0) : []
  const left = (line: CutLine, mode: Mode): number => perMode - count(line, mode)

  const wanted = (line: CutLine, act: string, mode: Mode): boolean =>
    uncovered(line, mode).includes(act) || left(line, mode) > uncovered(line, mode).length

  return {
    /** The cut to lay on this act; undefined where its line has had enough of it. */
    next: (line: CutLine, act: string): Planned | undefined => {
      const [mode] = modes
        .filter((one) => wanted(line, act, one))
        .toSorted(
          (one, other) =>
            count(line, one, act) - count(line, other, act) || count(line, one) - count(line, other),
        )
      if (!mode) return undefined
      const number = count(line, mode)
      const planned: Planned = { line, act, mode, number, side: number % 2 === 0 ? 'asked' : 'answered' }
      add(planned, 1)
      return planned
    },
    /** It was laid and did not happen. */
    giveBack: (planned: Planned): void => add(planned, -1),
    /** Lines that have not had enough; what was laid and has not happened counts. */
    isDone: (line?: CutLine): boolean =>
      (line ? [line] : cutLines).every((one) =>
        modes.every((mode) => left(one, mode) <= 0 && uncovered(one, mode).length === 0),
      ),
    /** Acts that were never cut in some mode, in words. */
    missing: (): string[] =>
      cutLines.flatMap((line) =>
        modes.flatMap((mode) =>
          uncovered(line, mode).map((act) => `${act} was never cut ${mode} on the line ${line}`),
        ),
      ),
    count: (line: CutLine, mode: Mode): number => count(line, mode),
  }
}

export type Plan = ReturnType<typeof openPlan>
