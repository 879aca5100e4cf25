/** What the live channel says of what waits: the inbox is read again, wherever it stands open. docs/decisions/0062. */
import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { keyOf } from '#shared/api/queries.ts'
import { useLive } from '#shared/live/use-live.ts'

/** Much at once is read once; nobody waits longer for it, however much goes on coming. */
const gatherMs = 300

/** Mounted once around the private screens. */
export const useInboxLive = (): void => {
  const client = useQueryClient()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const read = () => {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined
      void client.invalidateQueries({ queryKey: keyOf(api.inbox.items) })
    }, gatherMs)
  }
  useLive('notification', read)
  useLive('orderStatusBackoffice', read)
}
