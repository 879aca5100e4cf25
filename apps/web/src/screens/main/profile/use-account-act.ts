import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, useAct } from '#shared/api/queries.ts'
import { useToast } from '#shared/ui/useToast.ts'
import type { AccountChange, Profile } from './profile-draft.ts'
import { profileTexts as texts } from './profile.texts.ts'

const lists = [api.users.drivers, api.users.clients, api.users.backoffice, api.users.enterprises]

interface Doing {
  done?: string
  onDone: () => void
  onRefused?: (error: unknown) => void
}

/** A change of one account: said when it is done, and every list that shows it is read again. */
export const useAccountAct = (profile: Profile) => {
  const toast = useToast()
  const client = useQueryClient()
  const act = useAct(api.users.update)
  const readAgain = async () => {
    for (const list of lists) void client.invalidateQueries({ queryKey: keyOf(list) })
    await client.invalidateQueries({ queryKey: keyOf(api.users.detail) })
    void client.invalidateQueries({ queryKey: keyOf(api.sessions.all) })
  }
  const inputOf = (body: AccountChange) => ({ params: { _id: profile._id }, body })
  const change = (body: AccountChange, { done = texts.saved, onDone, onRefused }: Doing) =>
    act.mutate(inputOf(body), {
      onSuccess: () => {
        toast.success(done)
        void readAgain().then(onDone)
      },
      ...(onRefused ? { onError: onRefused } : {}),
    })
  return { act, change, inputOf, readAgain }
}
