import { api } from '@arriero/contract'
import { useState } from 'react'
import { useRead } from '#shared/api/queries.ts'
import { useDebounced } from '#shared/use-debounced.ts'
import { VehicleChoice, vehicleOption, type ChosenVehicle } from './VehicleChoice.tsx'

const mostShown = 100

/** A vehicle of the enterprise, searched by the server. Spec §6: fetched by its own profile id. */
export const VehicleSelect = ({
  enterpriseId,
  ...chosen
}: ChosenVehicle & {
  enterpriseId: string
}) => {
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim())
  const query = { limit: mostShown, sort: 'licensePlate' as const, ...(q ? { q } : {}) }
  const vehicles = useRead(api.vehicles.all, { params: { enterpriseId }, query }, { keepsLast: true })
  return (
    <VehicleChoice
      {...chosen}
      found={(vehicles.data?.items ?? []).map((vehicle) => vehicleOption(vehicle))}
      isSearched={q !== ''}
      onSearch={setTyped}
      reading={vehicles}
    />
  )
}
