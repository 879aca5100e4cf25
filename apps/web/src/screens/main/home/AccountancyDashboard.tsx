import { StatusPie } from '#features/dashboard/StatusPie.tsx'
import styles from './home.module.css'

/** Accountancy sees how the services stand. Decisions §6. */
export default function AccountancyDashboard() {
  return (
    <div className={styles.single}>
      <StatusPie />
    </div>
  )
}
