import { MoneyCards } from '#features/accounting/MoneyCards.tsx'
import { InboxHome } from '#features/inbox/InboxHome.tsx'
import { MoneyWaits } from '#features/dashboard/MoneyWaits.tsx'
import { StatusPie } from '#features/dashboard/StatusPie.tsx'
import type { ReactNode } from 'react'
import styles from './home.module.css'

/** Accountancy sees what the journal comes to, what money waits for and how the services stand. Decisions §6, §16. */
export default function AccountancyDashboard({ next }: { next: ReactNode }) {
  return (
    <>
      <InboxHome />
      <div className={styles.beside}>
        <MoneyWaits />
        <StatusPie />
      </div>
      {next}
      <MoneyCards />
    </>
  )
}
