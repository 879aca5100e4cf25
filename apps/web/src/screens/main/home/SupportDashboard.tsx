import { InboxHome } from '#features/inbox/InboxHome.tsx'
import type { ReactNode } from 'react'

/** Support begins with what waits for it. */
export default function SupportDashboard({ next }: { next: ReactNode }) {
  return (
    <>
      <InboxHome />
      {next}
    </>
  )
}
