import { api } from '@arriero/contract'
import { serve, type Served } from '#http/serve.ts'
import { fail } from '#app-error.ts'
import { vehicleTypeKeyOf } from '#features/catalogues/catalogue-ids.ts'
import { laneHistory } from './lanes.views.ts'

export const lanesRoutes: Served[] = [
  serve(api.lanes.history, (ctx, { query }) => {
    const { places } = ctx.providers
    if (!vehicleTypeKeyOf(query.typeVehicleId)) fail('vehicle.type_not_found', 'typeVehicleId')
    for (const end of ['originCode', 'destinationCode'] as const)
      if (!places.byCode(query[end])) fail('place.outside_colombia', end)
    return laneHistory(ctx, query)
  }),
]
