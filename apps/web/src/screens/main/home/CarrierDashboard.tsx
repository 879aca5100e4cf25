import type { ReactNode } from 'react'
import { OwnWaits } from '#features/orders/waits/OwnWaits.tsx'

/** A transport enterprise's day begins with what stands still without it. */
export default function CarrierDashboard({ next }: { next: ReactNode }) {
  return (
    <>
      <OwnWaits party="carrier" />
      {next}
    </>
  )
}
