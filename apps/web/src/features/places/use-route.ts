import { api } from '@arriero/contract'
import { useRead } from '#shared/api/queries.ts'
import type { PlaceAnswer } from './place-answer.ts'

const noPin = { latitude: 0, longitude: 0 }

/** As many as the server tells. */
const otherWays = 2

export const routeInput = (origin: PlaceAnswer | undefined, destination: PlaceAnswer | undefined) => {
  const from = origin?.pin ?? noPin
  const to = destination?.pin ?? noPin
  return {
    query: {
      fromLatitude: from.latitude,
      fromLongitude: from.longitude,
      ...(origin ? { fromCode: origin.code } : {}),
      toLatitude: to.latitude,
      toLongitude: to.longitude,
      ...(destination ? { toCode: destination.code } : {}),
      alternatives: otherWays,
    },
  }
}

/** Road distance and line between two places; the same two are asked about once. */
export const useRoute = (origin: PlaceAnswer | undefined, destination: PlaceAnswer | undefined) =>
  useRead(api.places.route, routeInput(origin, destination), {
    enabled: Boolean(origin && destination),
    staleTimeMs: Infinity,
  })
