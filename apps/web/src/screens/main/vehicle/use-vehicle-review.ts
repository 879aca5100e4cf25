import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { emptyDraft } from '#features/papers/review-draft.ts'
import { type Review, useReview } from '#features/papers/use-review.ts'
import { keyOf, useAct } from '#shared/api/queries.ts'
import { judged, type Vehicle, vehicleChangesOf, type VehicleDraft } from './review-draft.ts'
import { vehicleTexts as texts } from './vehicle.texts.ts'

export type VehicleReview = Review<VehicleDraft>

export const useVehicleReview = (vehicle: Vehicle): VehicleReview => {
  const client = useQueryClient()
  const { _id, version } = vehicle
  return useReview({
    version,
    empty: emptyDraft,
    judged: (draft: VehicleDraft, verdict) => judged(draft, vehicle, verdict),
    changesOf: (draft: VehicleDraft) => vehicleChangesOf(draft, vehicle),
    act: useAct(api.vehicles.update),
    input: (body) => ({ params: { _id }, body: { ...body, _id } }),
    done: texts.saved,
    readAgain: () => client.invalidateQueries({ queryKey: keyOf(api.vehicles.detail) }),
  })
}
