import { useEffect, useState } from 'react'
import { lastKnownPoint } from './position-sharing.ts'

const everyMs = 1000
/** An older word says nothing of now. */
const freshMs = 30_000

const speedNow = (): number | null => {
  const point = lastKnownPoint()
  const isFresh = point !== undefined && Date.now() - new Date(point.at).getTime() < freshMs
  return (isFresh ? point.speed : undefined) ?? null
}

/** How fast the phone moves, in km/h; null where it does not say. */
export const useSpeed = (): number | null => {
  const [speedKmh, setSpeed] = useState(speedNow)
  useEffect(() => {
    const timer = setInterval(() => setSpeed(speedNow()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return speedKmh
}
