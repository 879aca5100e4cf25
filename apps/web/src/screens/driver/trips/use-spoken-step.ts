import { useEffect, useEffectEvent, useRef } from 'react'
import type { NextStep } from '#features/tracking/trip/trip-steps.ts'
import type { Trip } from '#features/tracking/trip/trip.ts'
import { speak, voiceSetting } from '#features/tracking/trip/road/voice.ts'
import { spokenStep } from './spoken-step.ts'

/** Nobody has touched this page yet: what changes on it was done before, and is only read anew. */
const isUsed = (): boolean =>
  (navigator.userActivation as UserActivation | undefined)?.hasBeenActive !== false

/** Says the next step as the one before it is done; what stood there when the screen opened he reads himself. */
export const useSpokenStep = (trip: Trip, step: NextStep): void => {
  const words = spokenStep(trip, step)
  const shown = useRef(words)
  const say = useEffectEvent(() => {
    if (voiceSetting.get() === 'on' && isUsed()) speak(words)
  })
  useEffect(() => {
    if (shown.current === words) return
    shown.current = words
    say()
  }, [words])
}
