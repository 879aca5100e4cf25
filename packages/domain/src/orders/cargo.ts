/** What a cargo demands of the truck. An order asks for a type of vehicle and for no body: the cargo decides it. Decisions §12. */
import type { BodyWork } from '../vehicles/vehicles.ts'

export const cargoKinds = ['general', 'bulk', 'special', 'dangerous', 'moves', 'refrigerated'] as const
export type CargoKind = (typeof cargoKinds)[number]

/** The official tables price bulk in every open and closed body but the special ones; nothing stays cold without a cold body. Domain facts §3. */
const demanded: Partial<Record<CargoKind, readonly BodyWork[]>> = {
  bulk: ['hopper', 'tank', 'dump', 'stake', 'pallet', 'platform', 'boxVan'],
  refrigerated: ['refrigerated'],
}

/** Null where any body will do. */
export const bodiesFor = (cargo: CargoKind | undefined): readonly BodyWork[] | null =>
  (cargo && demanded[cargo]) ?? null
