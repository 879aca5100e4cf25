import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cachedOrder } from '#features/orders/order-cache.ts'
import { useLive } from '#shared/live/use-live.ts'

const nobody: ReadonlySet<string> = new Set()

/** How many services became available since their tab was last seen. */
export const useNewAvailable = (isSeen: boolean): number => {
  const client = useQueryClient()
  const [ids, setIds] = useState(nobody)
  if (isSeen && ids.size > 0) setIds(nobody)
  useLive('orderStatusBackoffice', (message) => {
    if ('closed' in message) setIds((now) => new Set([...now].filter((id) => id !== message._id)))
    else if (!isSeen && message.viewer === 'open' && !cachedOrder(client, message._id)) {
      setIds((now) => new Set(now).add(message._id))
    }
  })
  return ids.size
}
