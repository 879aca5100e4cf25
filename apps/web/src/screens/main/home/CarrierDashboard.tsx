import type { ReactNode } from 'react'
import { ReturnsCard } from '#features/load-board/ReturnsCard.tsx'
import { UnreadCard } from '#features/messages/UnreadCard.tsx'
import { OwnWaits } from '#features/orders/waits/OwnWaits.tsx'
import { paths } from '#shared/paths.ts'

/** A transport enterprise's day begins with what stands still without it. */
export default function CarrierDashboard({ next }: { next: ReactNode }) {
  return (
    <>
      <OwnWaits party="carrier" />
      <UnreadCard hrefOf={(id) => `${paths.enterpriseServices}/mis/${id}/mensajes`} />
      <ReturnsCard />
      {next}
    </>
  )
}
