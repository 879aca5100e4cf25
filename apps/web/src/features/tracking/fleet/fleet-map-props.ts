import type { Truck } from '@arriero/contract/places/tracking'
import type { FleetStore } from './fleet-store.ts'

export interface FleetMapProps {
  store: FleetStore
  /** Those the filter leaves; where each is, the store knows better. */
  shown: readonly Truck[]
  styleUrl?: string | undefined
  selectedId?: string | undefined
  onSelect: (orderId: string) => void
  /** It cannot be drawn here. */
  onFail: () => void
}
