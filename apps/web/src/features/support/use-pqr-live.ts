/** What the live channel says of PQRs: lists are read anew. Whom it concerns is told by the bell. */
import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '#shared/live/use-live.ts'
import { refreshPqrs } from './pqr.ts'

const telling: ReadonlySet<string> = new Set(['pqr.filed', 'pqr.answered', 'pqr.replied', 'pqr.given'])

/** Mounted once around the private screens. */
export const usePqrLive = (): void => {
  const client = useQueryClient()
  useLive('notification', ({ kind }) => {
    if (telling.has(kind)) refreshPqrs(client)
  })
}
