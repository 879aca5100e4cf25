import { api } from '@arriero/contract'
import { useRead } from '#shared/api/queries.ts'
import type { ComparedOrder } from './offer-order.ts'

/** What clients paid lately on the way of a service, before VAT, the middle of them; undefined where too few went it. */
export const useLanePrice = ({ origin, destination, typeVehicle }: ComparedOrder): number | undefined => {
  const query = { originCode: origin.code, destinationCode: destination.code, typeVehicleId: typeVehicle.id }
  const { data } = useRead<typeof api.lanes.history, 'client'>(
    api.lanes.history,
    { query },
    { staleTimeMs: 600_000 },
  )
  return data?.periods.at(-1)?.price.middle
}
