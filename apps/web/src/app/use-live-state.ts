import { useEffect, useState } from 'react'
import { useLiveStatus } from '#shared/live/use-live.ts'
import type { LiveState } from './shell/shell-props.ts'

const patienceMs = 5000

/** A channel that is away for a moment is connecting; after five seconds it is lost and the shell says so. */
export const useLiveState = (): LiveState => {
  const isLive = useLiveStatus() === 'live'
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (isLive) return
    const timer = setTimeout(() => setLost(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setLost(false)
    }
  }, [isLive])
  if (isLive) return 'connected'
  return isLost ? 'lost' : 'connecting'
}
