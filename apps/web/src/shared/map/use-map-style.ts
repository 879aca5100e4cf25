import { api } from '@arriero/contract'
import { useRead } from '../api/queries.ts'

/** The setting MAP_STYLE_URL; undefined = the house's own ground. */
export const useMapStyle = (): string | undefined =>
  useRead(api.brand.open, {}, { staleTimeMs: Infinity }).data?.mapStyleUrl ?? undefined
