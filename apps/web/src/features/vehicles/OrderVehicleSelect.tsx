import { api } from '@arriero/contract'
import { useFound } from '#shared/ui/choice/use-found.ts'
import { whyNotThis } from './order-vehicle.ts'
import { VehicleChoice, vehicleOption, type ChosenVehicle } from './VehicleChoice.tsx'

interface OrderVehicleSelectProps extends ChosenVehicle {
  order: { _id: string; weight: string | null }
}

/** The vehicle that goes: those that can come first, the others say why they cannot and are not chosen. Decisions §12. */
export const OrderVehicleSelect = ({ order, ...chosen }: OrderVehicleSelectProps) => {
  const { isError, isFetchedAfterMount, isPlaceholderData, data, q, search } = useFound(
    api.orders.vehicles,
    (query) => ({ params: { _id: order._id }, query }),
    // What could not go a moment ago may go now: a paper was validated, another service ended.
    { staleTimeMs: 0 },
  )
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
      reading={{ isError, isPending: !isRead, q, search }}
      isMore={data?.isMore}
    />
  )
}
