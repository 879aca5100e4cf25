import { formatDateTime, formatRelative } from '#shared/format.ts'
import { useNow } from '#shared/use-now.ts'
import { paymentsTexts as texts } from './payments.texts.ts'
import styles from './payments.module.css'

/** How long the service may still be paid. */
export const PayUntil = ({ at }: { at: string }) => {
  const now = useNow()
  return <p className={styles.note}>{texts.payUntil(formatDateTime(at), formatRelative(at, now))}</p>
}
