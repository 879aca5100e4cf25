import { Navigate } from 'react-router'
import { SettlementView } from '#features/settlements/SettlementView.tsx'
import { moneyPaths } from './money-paths.ts'
import { PayoutList } from './PayoutList.tsx'
import { readPayoutPlace } from './payout-place.ts'

/** What carriers are owed and paid. Decisions §16. */
export default function PayoutsSection({ rest }: { rest: string }) {
  const place = readPayoutPlace(rest)
  if (!place) return <Navigate to={moneyPaths.payouts} replace />
  if (place.kind === 'settlement') return <SettlementView carrierId={place.carrierId} />
  return <PayoutList place={place} />
}
