import type { Read } from '../api/Answer.tsx'

/** One of a newcomer's first steps. */
export interface GuideStep {
  title: string
  text: string
  /** The words of the link that takes the step, and where it is taken; without them the text says how. */
  act?: string
  path?: string
  isDone: boolean
}

/** Says for each step whether it is done. */
export type GuideReading = Read<readonly boolean[]>

export const stepsOf = (
  texts: readonly Omit<GuideStep, 'isDone'>[],
  progress: readonly boolean[],
): GuideStep[] => texts.map((text, index) => ({ ...text, isDone: progress[index] ?? false }))
