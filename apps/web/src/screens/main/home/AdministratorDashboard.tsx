import { MoneyCards } from '#features/accounting/MoneyCards.tsx'
import { ActivityCharts } from '#features/dashboard/ActivityCharts.tsx'
import { AttentionList } from '#features/dashboard/AttentionList.tsx'
import { CountCards } from '#features/dashboard/CountCards.tsx'
import { MoneyWaits } from '#features/dashboard/MoneyWaits.tsx'
import { StatusPie } from '#features/dashboard/StatusPie.tsx'
import styles from './home.module.css'

/** The list above it has them. */
const inAttention = ['refunds'] as const

/** Spec §2 "Dashboard", with what waits for staff. */
export default function AdministratorDashboard() {
  return (
    <>
      <CountCards />
      <MoneyCards />
      <AttentionList />
      <MoneyWaits without={inAttention} />
      <div className={styles.charts}>
        <StatusPie />
        <ActivityCharts />
      </div>
    </>
  )
}
