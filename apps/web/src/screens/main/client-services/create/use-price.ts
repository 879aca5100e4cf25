import { api } from '@arriero/contract'
import { typedAmountMaxPesos } from '@arriero/domain/money/money'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { waysOf } from '#features/places/WayChoice.tsx'
import { routeInput, useRoute } from '#features/places/use-route.ts'
import { keyOf, useRead } from '#shared/api/queries.ts'
import { useDebounced } from '#shared/use-debounced.ts'
import { refusedAnswer } from './service-payload.ts'
import type { ServiceAnswers } from './service-answers.ts'

/** What a typed price becomes with its VAT; the rates are the server's. */
export const useClientPrice = (pricePesos: number | undefined) => {
  const settled = useDebounced(pricePesos ?? 0)
  const isAskable = settled >= 1 && settled <= typedAmountMaxPesos
  const read = useRead<typeof api.rates.calculate, 'client'>(
    api.rates.calculate,
    { body: { price: settled } },
    { enabled: isAskable, staleTimeMs: 60_000 },
  )
  return {
    split: settled === pricePesos && isAskable ? read.data : undefined,
    error: isAskable ? read.error : null,
  }
}

type Told = ReplyOf<typeof api.places.route>

const wayOf = (told: Told, { way = 0 }: Partial<ServiceAnswers>) => waysOf(told)[way] ?? told

const suggestionInput = (
  { origin, destination, vehicleType, way = 0 }: Partial<ServiceAnswers>,
  distanceKm: number | undefined,
) => ({
  body: {
    typeVehicleId: vehicleType?.id ?? '',
    km: distanceKm ?? 1,
    ...(origin?.code && destination?.code
      ? { originCode: origin.code, destinationCode: destination.code, from: origin.pin, to: destination.pin }
      : {}),
    ...(way === 0 ? {} : { way }),
  },
})

/** Reference cost of the trip as a price before VAT. Decisions §13. */
export const useSuggestedPrice = (answers: Partial<ServiceAnswers>) => {
  const route = useRoute(answers.origin, answers.destination)
  const distanceKm = route.data && wayOf(route.data, answers)?.distanceKm
  const suggestion = useRead(api.orders.suggestedPrice, suggestionInput(answers, distanceKm), {
    enabled: answers.vehicleType !== undefined && distanceKm !== undefined,
    staleTimeMs: Infinity,
  })
  const client = useQueryClient()
  const isWayGone = refusedAnswer(suggestion.error)?.way !== undefined
  useEffect(() => {
    if (isWayGone) void client.invalidateQueries({ queryKey: keyOf(api.places.route) })
  }, [isWayGone, client])
  return {
    suggestion: suggestion.data,
    error: suggestion.error,
    distanceKm,
    isPending: suggestion.isLoading || route.isLoading,
  }
}

/** The same, as the step of the price has read it; undefined where it is not known. */
export const readSuggestion = (client: QueryClient, answers: Partial<ServiceAnswers>): number | undefined => {
  const route = client.getQueryData<ReplyOf<typeof api.places.route>>(
    keyOf(api.places.route, routeInput(answers.origin, answers.destination)),
  )
  return client.getQueryData<ReplyOf<typeof api.orders.suggestedPrice>>(
    keyOf(api.orders.suggestedPrice, suggestionInput(answers, route && wayOf(route, answers)?.distanceKm)),
  )?.price
}
