import { SettlementView } from '#features/settlements/SettlementView.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { moneyPaths } from '#features/settlements/money-paths.ts'
import { PayableList } from './PayableList.tsx'
import { PayoutList } from './PayoutList.tsx'
import { readPayoutPlace } from './payout-place.ts'

/** What carriers are owed and paid. Decisions §16. */
export default function PayoutsSection({ rest }: { rest: string }) {
  const place = readPayoutPlace(rest)
  if (!place) return <UnknownPlace list={moneyPaths.payouts} />
  if (place.kind === 'settlement') return <SettlementView carrierId={place.carrierId} />
  if (place.kind === 'carriers') return <PayableList />
  return <PayoutList place={place} />
}
