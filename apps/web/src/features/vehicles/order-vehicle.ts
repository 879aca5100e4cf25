/** A vehicle among those that may be named for a service, and why it may not. Decisions §12. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { errorTexts } from '@arriero/contract/es/errors'
import { formatWeight } from '#shared/format.ts'
import { measureText } from '#shared/measure-text.ts'
import { vehiclesTexts as texts } from './vehicles.texts.ts'

export type OrderVehicle = ReplyOf<typeof api.orders.vehicles>['items'][number]

/** Undefined where it can go. `weight`: what the service weighs, as the wire says it. */
export const whyNotThis = (
  { whyNot, loadingCapacityKg }: Pick<OrderVehicle, 'whyNot' | 'loadingCapacityKg'>,
  weight: string | null,
): string | undefined => {
  if (whyNot === null) return undefined
  if (whyNot === 'vehicle.capacity_too_small' && weight !== null)
    return texts.tooWeak(measureText(weight), formatWeight(loadingCapacityKg))
  return errorTexts[whyNot]
}
