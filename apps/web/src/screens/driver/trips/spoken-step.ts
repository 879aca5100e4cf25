/** What a driver who looks at the road is told once a step is done: what comes next, and where. */
import { placeOfStep, type NextStep } from '#features/tracking/trip/trip-steps.ts'
import { milestoneTexts } from '#features/tracking/trip/trip.texts.ts'
import type { Trip } from '#features/tracking/trip/trip.ts'
import { voiceTexts } from '#features/tracking/trip/road/road.texts.ts'
import { documentTexts, tripTexts } from '../driver.texts.ts'

const placeWords = (name: string): string => `${name.replaceAll('#', voiceTexts.number).replace(/\.$/, '')}.`

/** Sentences for an ear; of a trip that is over that it is. */
export const spokenStep = (trip: Trip, step: NextStep): string => {
  switch (step.kind) {
    case 'milestone':
      return voiceTexts.next([
        milestoneTexts[step.milestone].question,
        placeWords(placeOfStep(trip, step.milestone).name),
      ])
    case 'document':
      return voiceTexts.next([`${documentTexts.question}.`])
    case 'waiting':
      return `${tripTexts.waiting[step.for].title}.`
    case 'over':
      return `${tripTexts.over[step.as].title}.`
  }
}
