import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, useAct, useRead } from '#shared/api/queries.ts'

interface Tell {
  onRevoked: () => void
  onError: (error: unknown) => void
}

/** The caller's public link to one service: made, shown once, taken back. Decisions §14. */
export const useTrackingLink = (orderId: string, { onRevoked, onError }: Tell) => {
  const client = useQueryClient()
  const input = { params: { _id: orderId } }
  const read = useRead(api.trackingLinks.read, input)
  const make = useAct(api.trackingLinks.make)
  const revoke = useAct(api.trackingLinks.revoke)
  const reread = () => void client.invalidateQueries({ queryKey: keyOf(api.trackingLinks.read, input) })
  return {
    made: make.data,
    link: read.data?.link,
    isBusy: make.isPending || revoke.isPending,
    make: () => make.mutate(input, { onSuccess: reread, onError }),
    revoke: () =>
      revoke.mutate(input, {
        onSuccess: () => {
          make.reset()
          reread()
          onRevoked()
        },
        onError,
      }),
  }
}
