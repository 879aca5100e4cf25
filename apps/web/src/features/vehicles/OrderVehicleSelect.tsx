import { api } from '@arriero/contract'
import { useState } from 'react'
import { useRead } from '#shared/api/queries.ts'
import { useDebounced } from '#shared/use-debounced.ts'
import { whyNotThis } from './order-vehicle.ts'
import { VehicleChoice, vehicleOption, type ChosenVehicle } from './VehicleChoice.tsx'

interface OrderVehicleSelectProps extends ChosenVehicle {
  order: { _id: string; weight: string | null }
}

/** The vehicle that goes: those that can come first, the others say why they cannot and are not chosen. Decisions §12. */
export const OrderVehicleSelect = ({ order, ...chosen }: OrderVehicleSelectProps) => {
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim())
  const asked = { params: { _id: order._id }, query: q ? { q } : {} }
  // What could not go a moment ago may go now: a paper was validated, another service ended.
  const vehicles = useRead(api.orders.vehicles, asked, { staleTimeMs: 0, keepsLast: true })
  const { isFetching, isError, isFetchedAfterMount, isPlaceholderData, data } = vehicles
  const isRead = isFetchedAfterMount || isPlaceholderData
  const items = isRead ? (data?.items ?? []) : []
  const found = items.map((vehicle) =>
    vehicleOption(
      vehicle,
      vehicle._id === chosen.current?.id ? undefined : whyNotThis(vehicle, order.weight),
    ),
  )
  return (
    <VehicleChoice
      {...chosen}
      found={found}
      isSearched={q !== ''}
      onSearch={setTyped}
      reading={{ isFetching, isError, isPending: !isRead, isPlaceholderData }}
      isMore={data?.isMore}
    />
  )
}
