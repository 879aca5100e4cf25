import { api } from '@arriero/contract'
import { keyOf, queryClient } from '../api/queries.ts'
import { send } from '../api/send.ts'
import { setHouseLook } from './house-look.ts'

/** Asks the server; without an answer what was known stays. Screens that need the same facts find them there already. */
export const readHouseLook = async (): Promise<void> => {
  try {
    const { brand, look } = await queryClient.fetchQuery({
      queryKey: keyOf(api.brand.open, {}),
      queryFn: ({ signal }) => send(api.brand.open, {}, { signal }),
    })
    setHouseLook({ name: brand, ...look })
  } catch {
    // Looks are no reason to trouble anybody.
  }
}
