import { useEffect, useState } from 'react'
import { useIsLineDown } from '#shared/line/line.ts'
import { useLiveStatus } from '#shared/live/use-live.ts'
import type { LiveState } from './shell/shell-props.ts'

const patienceMs = 5000

/** A dead line is told at once; a channel that is away over a good line is connecting, and after five seconds the shell says so. */
export const useLiveState = (): LiveState => {
  const isLive = useLiveStatus() === 'live'
  const isDown = useIsLineDown()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (isLive) return
    const timer = setTimeout(() => setLost(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setLost(false)
    }
  }, [isLive])
  if (isDown) return 'offline'
  if (isLive) return 'connected'
  return isLost ? 'lost' : 'connecting'
}
