import { api } from '@arriero/contract'
import { bogotaDay } from '@arriero/domain/calendar'
import { DebtsCard } from '#features/settlements/DebtsCard.tsx'
import { useRead } from '#shared/api/queries.ts'
import { useProfile } from '#shared/session/use-session.ts'

/** What he owes for services that were cancelled on the road; nothing where he owes nothing. */
export const OwnDebts = () => {
  const { _id: carrierId } = useProfile()
  const today = bogotaDay(new Date())
  const { data } = useRead(api.settlements.settlement, {
    params: { carrierId },
    query: { from: today, to: today },
  })
  return data && data.debts.length > 0 ? <DebtsCard debts={data.debts} isOwn /> : null
}
