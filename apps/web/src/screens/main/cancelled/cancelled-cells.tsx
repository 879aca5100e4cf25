import type { Cancelled } from '@arriero/contract/es/lists/cancellations'
import { Link } from 'react-router'
import { formatMoney } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Money } from '#shared/plain/values/Money.tsx'
import { TwoLines } from '#shared/table/columns/list-columns.tsx'
import { cancelledTexts as texts } from './cancelled.texts.ts'
import styles from './cancelled.module.css'

const Who = ({ user, isStaff }: { user: Cancelled['user']; isStaff: boolean }) => {
  if (!user) return <span className={styles.muted}>{texts.byItself}</span>
  return isStaff ? <Link to={paths.userDetail(user._id)}>{user.name}</Link> : user.name
}

/** `isStaff`: people have a page for this viewer. */
export const cancelledCells = (isStaff: boolean) => ({
  user: ({ user }: Cancelled) => <Who user={user} isStaff={isStaff} />,
  fee: ({ fee, vat }: Cancelled) => (
    <TwoLines note={vat > 0 ? texts.withVat(formatMoney(vat)) : null}>
      <Money pesos={fee} />
    </TwoLines>
  ),
  refund: ({ refund, insuranceKept }: Cancelled) => (
    <TwoLines note={insuranceKept > 0 ? texts.insuranceKept(formatMoney(insuranceKept)) : null}>
      <Money pesos={refund} />
    </TwoLines>
  ),
})
