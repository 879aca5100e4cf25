import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#shared/api/queries.ts'
import { useLive } from '#shared/live/use-live.ts'

/**
 * What a carrier reads of his trips on the road, and how his money stands beside it: read again once accountancy answers, or the trip itself
 * moves. Returns the same, for what he does himself. */
export const useRoadLive = (): (() => void) => {
  const client = useQueryClient()
  const refresh = () => {
    for (const endpoint of [api.settlements.ownRoad, api.settlements.ownHead])
      void client.invalidateQueries({ queryKey: keyOf(endpoint) })
  }
  useLive('orderStatusBackoffice', refresh)
  return refresh
}
