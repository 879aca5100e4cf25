import { useEffect, useEffectEvent, useRef } from 'react'
import type { NextStep } from '#features/tracking/trip/trip-steps.ts'
import type { Trip } from '#features/tracking/trip/trip.ts'
import { speak, voiceSetting } from '#features/tracking/trip/road/voice.ts'
import { spokenStep } from './spoken-step.ts'

/** Says the next step as the one before it is done; what stood there when the screen opened he reads himself. */
export const useSpokenStep = (trip: Trip, step: NextStep): void => {
  const words = spokenStep(trip, step)
  const shown = useRef(words)
  // Before anybody touches the page what changes on it was done earlier, and is only read anew.
  const isTouched = useRef(false)
  const say = useEffectEvent(() => {
    if (voiceSetting.get() === 'on' && isTouched.current) speak(words)
  })
  useEffect(() => {
    const touch = () => {
      isTouched.current = true
    }
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) document.addEventListener(event, touch, true)
    return () => events.forEach((event) => document.removeEventListener(event, touch, true))
  }, [])
  useEffect(() => {
    if (shown.current === words) return
    shown.current = words
    say()
  }, [words])
}
