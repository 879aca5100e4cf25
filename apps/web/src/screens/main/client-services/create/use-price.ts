import { api } from '@arriero/contract'
import { typedAmountMaxPesos } from '@arriero/domain/money'
import { useRoute } from '#features/places/use-route.ts'
import { useRead } from '#shared/api/queries.ts'
import { useDebounced } from '#shared/use-debounced.ts'
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

/** Reference cost of the trip as a price before VAT. Decisions §13. */
export const useSuggestedPrice = ({ origin, destination, vehicleType }: Partial<ServiceAnswers>) => {
  const route = useRoute(origin, destination)
  const distanceKm = route.data?.distanceKm
  const suggestion = useRead(
    api.orders.suggestedPrice,
    {
      body: {
        typeVehicleId: vehicleType?.id ?? '',
        km: distanceKm ?? 1,
        ...(origin?.code && destination?.code
          ? { originCode: origin.code, destinationCode: destination.code }
          : {}),
      },
    },
    { enabled: vehicleType !== undefined && distanceKm !== undefined, staleTimeMs: Infinity },
  )
  return { suggestion: suggestion.data, distanceKm, isPending: suggestion.isLoading || route.isLoading }
}
