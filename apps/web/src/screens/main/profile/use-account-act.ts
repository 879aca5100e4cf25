import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, useAct } from '#shared/api/queries.ts'
import type { AccountChange, Profile } from './profile-draft.ts'

const lists = [api.users.drivers, api.users.clients, api.users.backoffice, api.users.enterprises]

/** A change of one account: every list that shows it is read again. */
export const useAccountAct = (profile: Profile) => {
  const client = useQueryClient()
  const act = useAct(api.accounts.update)
  const readAgain = async () => {
    for (const list of lists) void client.invalidateQueries({ queryKey: keyOf(list) })
    await client.invalidateQueries({ queryKey: keyOf(api.users.detail) })
    void client.invalidateQueries({ queryKey: keyOf(api.sessions.all) })
  }
  return { act, readAgain, inputOf: (body: AccountChange) => ({ params: { _id: profile._id }, body }) }
}
