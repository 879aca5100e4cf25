import { api } from '@arriero/contract'
import { useRead } from '#shared/api/queries.ts'
import { riskWays, type Way } from './attention-items.ts'

const everyMinuteMs = 60_000

/** Services at risk in figures, each with the way to just those; none until they were read. */
export const useRisks = (): readonly Way[] => {
  const { data } = useRead(api.dashboard.attention, {}, { refetchEveryMs: everyMinuteMs })
  return data ? riskWays(data) : []
}
