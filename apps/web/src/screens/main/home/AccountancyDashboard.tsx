import { MoneyCards } from '#features/accounting/MoneyCards.tsx'
import { MoneyWaits } from '#features/dashboard/MoneyWaits.tsx'
import { StatusPie } from '#features/dashboard/StatusPie.tsx'
import styles from './home.module.css'

/** Accountancy sees what the journal comes to, what money waits for and how the services stand. Decisions §6, §16. */
export default function AccountancyDashboard() {
  return (
    <>
      <MoneyCards />
      <div className={styles.beside}>
        <MoneyWaits />
        <StatusPie />
      </div>
    </>
  )
}
