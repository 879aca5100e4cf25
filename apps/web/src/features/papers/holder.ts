/** Whose paper it is, and how a newer version of it gets to the server. */
import { api } from '@arriero/contract'
import { keyOf, queryClient } from '#shared/api/queries.ts'
import { act } from '#shared/api/act.ts'
import type { BroughtBody } from '#shared/files/brought-paper.ts'

export type Holder = { vehicleId: string } | { userId: string }

export const sendPaper = async (holder: Holder, paper: BroughtBody): Promise<void> => {
  if ('userId' in holder) {
    await act(api.papers.give, { params: { _id: holder.userId }, body: paper })
    return
  }
  const { vehicleId: _id } = holder
  await act(api.vehicles.update, { params: { _id }, body: { _id, documents: [paper] } })
}

/** Whatever shows papers is read again. */
export const readPapersAgain = (): Promise<unknown> =>
  Promise.all(
    [api.vehicles.detail, api.vehicles.all, api.users.detail, api.papers.ending].map((endpoint) =>
      queryClient.invalidateQueries({ queryKey: keyOf(endpoint) }),
    ),
  )

/** Staff's word on a newer version: it is not taken. */
export const turnDownPaper = async (
  holder: Holder,
  { paperId, reason }: { paperId: string; reason: string },
): Promise<void> => {
  const documents = [{ _id: paperId, isActive: false, reason }]
  if ('userId' in holder) {
    await act(api.accounts.update, { params: { _id: holder.userId }, body: { documents } })
    return
  }
  const { vehicleId: _id } = holder
  await act(api.vehicles.update, { params: { _id }, body: { _id, documents } })
}
