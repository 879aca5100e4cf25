import { api } from '@arriero/contract'
import { useState } from 'react'
import { useRead } from '#shared/api/queries.ts'
import type { Preview } from './cost.ts'

/**
 * The cost a person was shown. It stays until he is asked again: an amount that changed under his hand would be agreed
 * to without being read.
 */
export const useFee = (orderId: string) => {
  const preview = useRead(api.cancellations.preview, { params: { orderId } }, { staleTimeMs: 0 })
  const [shown, setShown] = useState<Preview>()
  // An answer of an earlier visit is no answer of now.
  if (!shown && preview.isFetchedAfterMount && preview.data) setShown(preview.data)
  const refetch = async () => {
    const { data } = await preview.refetch()
    if (data) setShown(data)
  }
  return { data: shown, error: preview.isFetchedAfterMount ? preview.error : null, refetch }
}
