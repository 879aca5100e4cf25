import { ActivityCharts } from '#features/dashboard/ActivityCharts.tsx'
import { AttentionList } from '#features/dashboard/AttentionList.tsx'
import { CountCards } from '#features/dashboard/CountCards.tsx'
import { StatusPie } from '#features/dashboard/StatusPie.tsx'
import styles from './home.module.css'

/** Spec §2 "Dashboard", with what waits for staff. */
export default function AdministratorDashboard() {
  return (
    <>
      <CountCards />
      <AttentionList />
      <div className={styles.charts}>
        <StatusPie />
        <ActivityCharts />
      </div>
    </>
  )
}
