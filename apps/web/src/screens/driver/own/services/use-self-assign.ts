import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { errorTexts } from '@arriero/contract/es/errors'
import { useState } from 'react'
import { larger } from '#features/orders/assignment/gate-field.ts'
import { refreshTrip } from '#features/tracking/trip/trip-queries.ts'
import type { Trip } from '#features/tracking/trip/trip.ts'
import { errorText } from '#shared/api/error-text.ts'
import { useAct, useRead } from '#shared/api/queries.ts'
import { useSending } from '#shared/forms/use-sending.ts'
import { useProfile } from '#shared/session/use-session.ts'

interface Asked {
  vehicleId: string | undefined
  /** Why, where the trip is on its way already. */
  reason?: string
  /** A larger truck than was asked for: he has said yes to it. */
  isConfirmed?: boolean
}

/** A driver who is his own carrier names himself and one of his vehicles. Decisions §7, §12. */
export const useSelfAssign = (trip: Trip, { done, onDone }: { done: string; onDone?: () => void }) => {
  const { _id: driverId } = useProfile()
  const read = useRead(api.orders.vehicles, { params: { _id: trip.id }, query: {} }, { staleTimeMs: 0 })
  const [problem, setProblem] = useState('')
  const [isAsking, setAsking] = useState(false)

  const { send, isBusy } = useSending({
    act: useAct(api.orders.update),
    done,
    onDone: () => {
      void refreshTrip(trip.id)
      onDone?.()
    },
    onRefused: (error) => {
      if (error instanceof CallError && error.reply.code === larger) setAsking(true)
      else setProblem(errorText(error))
    },
  })
  const go = ({ vehicleId, reason = '', isConfirmed = false }: Asked) => {
    setAsking(false)
    setProblem(vehicleId ? '' : errorTexts['vehicle.required'])
    if (!vehicleId) return
    send({
      params: { _id: trip.id },
      body: {
        driverId,
        vehicleId,
        ...(reason.trim() ? { reason } : {}),
        ...(isConfirmed ? { confirmed: true } : {}),
      },
    })
  }
  return {
    read,
    vehicles: read.data?.items ?? [],
    problem,
    isBusy,
    /** Whether he is to say yes to a larger truck. */
    isAsking,
    stopAsking: () => setAsking(false),
    go,
  }
}
