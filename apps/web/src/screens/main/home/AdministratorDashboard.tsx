import { MoneyCards } from '#features/accounting/MoneyCards.tsx'
import { ActivityCharts } from '#features/dashboard/ActivityCharts.tsx'
import { AttentionList } from '#features/dashboard/AttentionList.tsx'
import { CountCards } from '#features/dashboard/CountCards.tsx'
import { InboxHome, StuckServices } from '#features/inbox/InboxHome.tsx'
import { MoneyWaits } from '#features/dashboard/MoneyWaits.tsx'
import { ReviewWaits } from '#features/papers/review/ReviewWaits.tsx'
import { StatusPie } from '#features/dashboard/StatusPie.tsx'
import { useRisks } from '#features/dashboard/use-risks.ts'
import type { ReactNode } from 'react'
import styles from './home.module.css'

/** The attention list above shows these already. */
const inAttention = ['refunds'] as const

/** What waits for staff, then Spec §2 "Dashboard". */
export default function AdministratorDashboard({ next }: { next: ReactNode }) {
  return (
    <>
      <StuckServices figures={useRisks()} />
      <AttentionList />
      <InboxHome />
      <ReviewWaits />
      <MoneyWaits without={inAttention} />
      {next}
      <CountCards />
      <MoneyCards />
      <div className={styles.charts}>
        <StatusPie />
        <ActivityCharts />
      </div>
    </>
  )
}
