import type { Truck } from '@arriero/contract/places/tracking'
import type { FleetWay } from './fleet-way.ts'
import type { FleetStore } from './fleet-store.ts'

export interface FleetMapProps {
  store: FleetStore
  /** Those the filter leaves; where each is, the store knows better. */
  shown: readonly Truck[]
  styleUrl?: string | undefined
  selectedId?: string | undefined
  /** Of the picked one, once it is read. */
  way?: FleetWay | undefined
  onSelect: (orderId: string) => void
  /** It cannot be drawn here. */
  onFail: () => void
}
