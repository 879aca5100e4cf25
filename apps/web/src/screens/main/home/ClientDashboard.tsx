import type { ReactNode } from 'react'
import { Spending } from '#features/dashboard/Spending.tsx'
import { addresses } from '#features/orders/lists/client-addresses.ts'
import { UnreadCard } from '#features/messages/UnreadCard.tsx'
import { OwnWaits } from '#features/orders/waits/OwnWaits.tsx'
import { AccountsWanted } from '#features/refunds/AccountsWanted.tsx'
import { RefundsHome } from '#features/refunds/RefundsHome.tsx'
import { FleetBoard } from '#features/tracking/fleet/FleetBoard.tsx'
import { useFleet } from '#features/tracking/fleet/use-fleet.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { homeTexts } from './home.texts.ts'

const texts = homeTexts.tower

/** His cargo on the road, on one map beside its list; nothing while none is. */
const UnderWay = () => {
  const { read, store, trucks } = useFleet()
  if (read.data?.trucks.length === 0) return null
  return (
    <Card title={texts.underWay}>
      <Answer of={read} wait={{ shape: 'map', heightPx: 480 }} failed={texts.underWayFailed}>
        {() => <FleetBoard {...{ store, trucks }} shown={trucks} hrefOf={addresses.detail} />}
      </Answer>
    </Card>
  )
}

/** A cargo owner's day: what waits for him, what is on the road, what it comes to. */
export default function ClientDashboard({ next }: { next: ReactNode }) {
  return (
    <>
      <OwnWaits
        party="client"
        aside={
          <LinkButton to={addresses.create} icon="plus" isFresh>
            {texts.create}
          </LinkButton>
        }
      />
      <AccountsWanted hrefOf={addresses.refund} />
      <UnreadCard hrefOf={addresses.messages} />
      {next}
      <UnderWay />
      <Spending />
      <RefundsHome hrefOf={addresses.refund} />
    </>
  )
}
