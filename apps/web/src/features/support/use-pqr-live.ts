/** What the live channel says of PQRs: lists are read anew, and those whom it concerns are told. */
import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '#shared/live/use-live.ts'
import { refreshPqrs } from './pqr.ts'
import { supportTexts } from './support.texts.ts'

interface PqrNews {
  /** Answers PQRs; else he only writes them. */
  isDesk: boolean
  tell: (sentence: string) => void
}

/** Mounted once around the private screens. */
export const usePqrLive = ({ isDesk, tell }: PqrNews): void => {
  const client = useQueryClient()
  useLive('notification', ({ kind }) => {
    if (kind !== 'pqr.filed' && kind !== 'pqr.answered') return
    refreshPqrs(client)
    if (isDesk && kind === 'pqr.filed') tell(supportTexts.notices.filed)
    if (!isDesk && kind === 'pqr.answered') tell(supportTexts.notices.answered)
  })
}
