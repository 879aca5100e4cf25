/** The ground along one trip in this phone: brought once its way is known, taken away when the driver wants the room. */
import type { Line } from '@arriero/domain/places/geography'
import { useCallback, useEffect, useRef, useState } from 'react'
import { lookInto } from '#shared/map/ground/ground-protocol.ts'
import { keepTrip } from '#shared/map/kept/keep-trip.ts'
import { keptTile, keptTrip, forgetTrip, putTrip, type KeptTrip } from '#shared/map/kept/tile-db.ts'
import { isLineWide } from '#shared/offline/service-worker.ts'

// A map on this page draws what the phone has before it asks for more.
lookInto(keptTile)

export type KeptGround =
  | { state: 'unknown' | 'none' }
  | { state: 'keeping'; share: number }
  | { state: 'kept'; bytes: number; isWhole: boolean }

const stateOf = (trip: KeptTrip | undefined): KeptGround =>
  trip && trip.bytes > 0 ? { state: 'kept', bytes: trip.bytes, isWhole: trip.isWhole } : { state: 'none' }

/** The map's own code, too: tiles alone draw nothing without a signal. */
const bringCode = async (): Promise<void> => {
  const [{ bringWorker }] = await Promise.all([
    import('#shared/map/create-map.ts'),
    import('#shared/map/MapCanvas.tsx'),
  ])
  await bringWorker()
}

/** By itself on a wide line, unless the driver took it away; on a narrow one when he says so. */
export const useKeptGround = (orderId: string, line: Line | undefined) => {
  const [kept, setKept] = useState<KeptGround>({ state: 'unknown' })
  const work = useRef<AbortController>(undefined)

  const keep = useCallback(async () => {
    if (!line || work.current) return
    const { signal } = (work.current = new AbortController())
    const onProgress = (share: number) => !signal.aborted && setKept({ state: 'keeping', share })
    onProgress(0)
    try {
      await bringCode()
      await keepTrip(orderId, line, { signal, onProgress })
    } catch {
      // The signal went, or the phone is full: what has come stays, the rest may be asked for again.
    }
    work.current = undefined
    if (!signal.aborted) setKept(stateOf(await keptTrip(orderId).catch(() => undefined)))
  }, [orderId, line])

  const remove = async () => {
    await forgetTrip(orderId)
    await putTrip({ orderId, keys: [], bytes: 0, isWhole: false })
    setKept({ state: 'none' })
  }

  useEffect(() => {
    let isGone = false
    keptTrip(orderId).then(
      (trip) => {
        if (isGone) return
        setKept(stateOf(trip))
        const isCutOff = trip !== undefined && trip.keys.length > 0 && !trip.isWhole
        if (line && isLineWide() && (trip === undefined || isCutOff)) void keep()
      },
      () => !isGone && setKept({ state: 'none' }),
    )
    return () => {
      isGone = true
      work.current?.abort()
      work.current = undefined
    }
  }, [orderId, line, keep])

  return { kept, keep, remove }
}
