import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '#shared/live/use-live.ts'
import { refreshMoney } from './refresh-money.ts'

/** What another of the desk asks for, approves or pays is read at once where it stands open. */
export const useMoneyLive = (): void => {
  const client = useQueryClient()
  useLive('notification', ({ kind }) => {
    if (kind === 'money.changed') refreshMoney(client)
  })
}
