/** Plays what is due against a clock that jumps; what should not have come of it is told in words. */
import { minuteMs, type Stage } from '../stories/stage.fixture.ts'
import type { Step, Trial } from './jumps.fixture.ts'

/** What happens by itself at a moment, once. */
export type Limit = {
  says: string
  /** From its opening until it is due. */
  lifeMs: number
  open(stage: Stage): Promise<{
    /** As the product keeps it. */
    dueAt: Date
    /** How often it has happened. */
    happened(): Promise<number>
  }>
  /** How often it is to have happened, by the moments at which sweeps ran; once they have met its own unless told. */
  expected?(sweptAtMs: readonly number[]): number
}

/** What is good until a moment. */
export type Door = {
  says: string
  lifeMs: number
  /** To which its end is rounded down; a minute unless told. */
  roundedToMs?: number
  /** What a clock that ran ahead has let in is out once the clock is set right. */
  isShutWhenSetRight?: boolean
  open(stage: Stage): Promise<{
    dueAt: Date
    /** Tries it; a refusal throws. */
    enter(): Promise<unknown>
    /** Refusals that mean that it is over. */
    over: readonly string[]
  }>
}

/** How the clock and the sweeps are moved: planted faults move them otherwise. */
export type Movement = {
  setClock(stage: Stage, at: Date): void
  sweep(stage: Stage): Promise<void>
}

export const movement: Movement = {
  setClock: ({ house }, at) => {
    house.clock.now = at
  },
  sweep: ({ house }) => house.jobs.runJobs(),
}

const jump = async (stage: Stage, move: Movement, { at, step }: { at: Date; step: Step }) => {
  move.setClock(stage, new Date(at.getTime() + step.toMs))
  if (step.isSwept) await move.sweep(stage)
}

const once = (sweptAtMs: readonly number[]): number => (sweptAtMs.some((ms) => ms >= 0) ? 1 : 0)

/** Appointments are made by the minute. */
const notDueAt = (dueAt: Date, at: Date, roundedToMs = minuteMs): string[] =>
  Math.abs(dueAt.getTime() - at.getTime()) < roundedToMs
    ? []
    : [`due at ${dueAt.toISOString()} instead of ${at.toISOString()}`]

const opened = async <T>(
  stage: Stage,
  { open, lifeMs }: { open(stage: Stage): Promise<T>; lifeMs: number },
  at: Date,
): Promise<T> => {
  stage.house.clock.now = new Date(at.getTime() - lifeMs)
  return open(stage)
}

/** `at`: when it falls due. */
type Played<Due, Way> = { due: Due; at: Date; way: Way; move?: Movement }

export const playLimit = async (
  stage: Stage,
  { due: limit, at, way, move = movement }: Played<Limit, readonly Step[]>,
): Promise<string[]> => {
  const { dueAt, happened } = await opened(stage, limit, at)
  const faults = notDueAt(dueAt, at)
  const sweptAtMs: number[] = []
  // What is old is forgotten meanwhile, and has happened all the same.
  const seen = { last: 0, sum: 0 }
  for (const step of way) {
    await jump(stage, move, { at: dueAt, step })
    if (step.isSwept) sweptAtMs.push(step.toMs)
    const [found, wanted] = [await happened(), (limit.expected ?? once)(sweptAtMs)]
    seen.sum += Math.max(0, found - seen.last)
    seen.last = found
    if (seen.sum !== wanted)
      faults.push(`at ${step.toMs / 1_000} s it had happened ${seen.sum} times instead of ${wanted}`)
  }
  return faults
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'reply' in error ? (error.reply as { code: string }).code : String(error)

export const playDoor = async (
  stage: Stage,
  { due: door, at, way, move = movement }: Played<Door, Trial>,
): Promise<string[]> => {
  const { dueAt, enter, over } = await opened(stage, door, at)
  const faults = notDueAt(dueAt, at, door.roundedToMs)
  for (const step of way.steps) await jump(stage, move, { at: dueAt, step })
  const answer = await enter().then(() => 'in', codeOf)
  const isClean = answer === 'in' || over.includes(answer)
  const isAsWanted = way.answer === 'either' || (answer === 'in') === (way.answer === 'in')
  return isClean && isAsWanted ? faults : [...faults, `${answer} instead of ${way.answer}`]
}

/** Opened while the clock ran ahead, tried once it was set right. */
export const playAhead = async (
  stage: Stage,
  { due: door, at, aheadMs, move = movement }: { due: Door; at: Date; aheadMs: number; move?: Movement },
): Promise<string[]> => {
  const { enter, over } = await opened(stage, door, new Date(at.getTime() + aheadMs + door.lifeMs))
  move.setClock(stage, at)
  await move.sweep(stage)
  const answer = await enter().then(() => 'in', codeOf)
  return over.includes(answer) ? [] : [`${answer} ${aheadMs / 1_000} s before it was made`]
}
