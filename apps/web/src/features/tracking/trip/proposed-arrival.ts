/** The arrival his truck's standing shows, where the driver has not yet said so himself. Decisions §14. */
import type { Milestone } from '@arriero/contract/places/tracking'
import type { NextStep } from './trip-steps.ts'

export type ProposedArrival = { milestone: 'inPosition' | 'inFinish'; at: string }

type Happened = { act: string; at: string }

const shownBy: Partial<Record<Milestone, string>> = {
  inPosition: 'arrival.origin',
  inFinish: 'arrival.destination',
}

type ArrivalStep = Extract<NextStep, { kind: 'milestone' }> & { milestone: ProposedArrival['milestone'] }

/** The step is an arrival, and may be reported now. */
export const isArrival = (step: NextStep): step is ArrivalStep =>
  step.kind === 'milestone' && step.why === null && shownBy[step.milestone] !== undefined

/** `history`: of the service, in its order; what an earlier driver's phone showed says nothing of this one. */
export const proposedArrival = (
  step: NextStep,
  history: readonly Happened[],
): ProposedArrival | undefined => {
  if (!isArrival(step)) return undefined
  const { milestone } = step
  const ofThisDriver = history.slice(history.findLastIndex(({ act }) => act === 'order.assigned') + 1)
  const shown = ofThisDriver.findLast(({ act }) => act === shownBy[milestone])
  return shown && { milestone, at: shown.at }
}
