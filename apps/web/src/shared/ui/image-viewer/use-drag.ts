import { type PointerEvent, useRef } from 'react'
import type { ViewControls } from './use-view.ts'
import { moved } from './view.ts'

type Finger = { clientX: number; clientY: number }

const apart = (one: Finger, other: Finger) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)

const between = (one: Finger, other: Finger): Finger => ({
  clientX: (one.clientX + other.clientX) / 2,
  clientY: (one.clientY + other.clientY) / 2,
})

/** One finger (or the mouse) moves the picture, two make it bigger and smaller. */
export const useDrag = ({ change, zoom }: ViewControls) => {
  const fingers = useRef(new Map<number, Finger>())
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId)
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY })
    },
    onPointerMove: (event: PointerEvent) => {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const now = { clientX: event.clientX, clientY: event.clientY }
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      fingers.current.set(event.pointerId, now)
      if (other) zoom(apart(now, other) / Math.max(1, apart(before, other)), between(now, other))
      else change((view) => moved(view, { x: now.clientX - before.clientX, y: now.clientY - before.clientY }))
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  }
}
