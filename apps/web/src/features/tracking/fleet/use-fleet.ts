/** The trucks a person watches: read whole now and then, moved by the live channel in between. */
import { api } from '@arriero/contract'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useRead } from '#shared/api/queries.ts'
import { useLive } from '#shared/live/use-live.ts'
import { createFleetStore } from './fleet-store.ts'

const rereadMs = 60_000
/** A truck that nobody knew: it has set out, and the next reading brings it. */
const unknownMs = 5_000
/** A list that changes faster cannot be read. */
const listMs = 2_000

export const useFleet = () => {
  const [store] = useState(createFleetStore)
  const read = useRead(api.tracking.trucks, {}, { refetchEveryMs: rereadMs })
  const { data, refetch } = read
  useEffect(() => {
    if (data) store.replace(data.trucks)
  }, [data, store])
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLive('location', ({ orderId, position }) => {
    if (store.move(orderId, position) || waiting.current !== undefined) return
    waiting.current = setTimeout(() => {
      waiting.current = undefined
      void refetch()
    }, unknownMs)
  })
  useEffect(() => {
    const timer = setInterval(store.publish, listMs)
    return () => {
      clearInterval(timer)
      clearTimeout(waiting.current)
    }
  }, [store])
  return { read, store, trucks: useSyncExternalStore(store.subscribe, store.snapshot) }
}
