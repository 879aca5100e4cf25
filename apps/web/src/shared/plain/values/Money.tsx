import { formatMoney } from '#shared/format.ts'
import { classNames } from '#shared/class-names.ts'
import styles from './values.module.css'

interface MoneyProps {
  pesos: number | null | undefined
  /** What stands where there is no amount: `N/A`, `Aún no acordado`. */
  missing?: string
  isStrong?: boolean
}

export const Money = ({ pesos, missing = '—', isStrong = false }: MoneyProps) => (
  <span className={classNames('tabular', styles.whole, isStrong && styles.strong)}>
    {pesos === null || pesos === undefined ? missing : formatMoney(pesos)}
  </span>
)
