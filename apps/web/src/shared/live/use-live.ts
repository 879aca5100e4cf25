import type { EventName, EventPayload } from '@arriero/contract/orders/events'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { closeLive, liveStatus, onLive, onLiveGap, openLive, type LiveStatus } from './live.ts'

export const useLiveStatus = (): LiveStatus => useSyncExternalStore(liveStatus.subscribe, liveStatus.get)

/** Mounted once around the private screens. `onGap`: read again what is shown. */
export const useLiveChannel = (onGap: () => void): void => {
  const gap = useEffectEvent(onGap)
  useEffect(() => {
    openLive()
    const forget = onLiveGap(() => gap())
    return () => {
      forget()
      closeLive()
    }
  }, [])
}

export const useLive = <N extends EventName>(name: N, handle: (payload: EventPayload<N>) => void): void => {
  const latest = useEffectEvent(handle)
  useEffect(() => onLive(name, (payload) => latest(payload)), [name])
}
