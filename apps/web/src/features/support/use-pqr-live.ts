/** What the live channel says of PQRs: lists are read anew. Whom it concerns is told by the bell. */
import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '#shared/live/use-live.ts'
import { refreshPqrs } from './pqr.ts'

/** Mounted once around the private screens. */
export const usePqrLive = (): void => {
  const client = useQueryClient()
  useLive('notification', ({ kind }) => {
    if (kind === 'pqr.filed' || kind === 'pqr.answered') refreshPqrs(client)
  })
}
