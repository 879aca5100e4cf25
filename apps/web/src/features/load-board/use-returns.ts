import { api } from '@arriero/contract'
import { useRead } from '#shared/api/queries.ts'

const everyMinuteMs = 60_000

/** The next trips to end, and what could be carried from there. */
export const useReturns = () => useRead(api.loadBoard.returns, {}, { refetchEveryMs: everyMinuteMs })
