import { api } from '@arriero/contract'
import { useRead } from '#shared/api/queries.ts'

export interface Contact {
  phone: string | null
  email: string | null
}

/** How to reach the people behind Arriero; undefined until it is known. */
export const useContact = (): Contact | undefined =>
  useRead(api.brand.open, {}, { staleTimeMs: Number.POSITIVE_INFINITY }).data
