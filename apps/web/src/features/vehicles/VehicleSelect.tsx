import { api } from '@arriero/contract'
import { useFound } from '#shared/ui/choice/use-found.ts'
import { VehicleChoice, vehicleOption, type ChosenVehicle } from './VehicleChoice.tsx'

const mostShown = 100

/** A vehicle of the enterprise, searched by the server. Spec §6: fetched by its own profile id. */
export const VehicleSelect = ({
  enterpriseId,
  ...chosen
}: ChosenVehicle & {
  enterpriseId: string
}) => {
  const vehicles = useFound(api.vehicles.all, (typed) => ({
    params: { enterpriseId },
    query: { limit: mostShown, sort: 'licensePlate' as const, ...typed },
  }))
  return (
    <VehicleChoice
      {...chosen}
      found={(vehicles.data?.items ?? []).map((vehicle) => vehicleOption(vehicle))}
      reading={vehicles}
    />
  )
}
