import { api } from '@arriero/contract'
import type { EventPayload } from '@arriero/contract/orders/events'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { keyOf, useRead } from '#shared/api/queries.ts'
import { useLive } from '#shared/live/use-live.ts'

/** Both the count and the lists, read again where they are shown. */
export const refreshNotifications = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: keyOf(api.notifications.count) })
  void client.invalidateQueries({ queryKey: keyOf(api.notifications.all) })
}

/** How many are unread, kept true by the live channel; undefined while nobody knows. Mounted once behind the login. */
export const useBell = (): number | undefined => {
  const client = useQueryClient()
  const count = useRead(api.notifications.count, {})
  useLive('bell', ({ unread }: EventPayload<'bell'>) => {
    client.setQueryData(keyOf(api.notifications.count, {}), { unread })
    void client.invalidateQueries({ queryKey: keyOf(api.notifications.all) })
  })
  return count.data?.unread
}
