import { placeLines } from '@arriero/domain/places/place-name'
import { Link } from 'react-router'
import { Card } from '#shared/plain/Card.tsx'
import { Money } from '#shared/plain/values/Money.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { refundsTexts as texts } from './refunds.texts.ts'
import { useNewestRefunds } from './use-refunds.ts'
import styles from './refunds.module.css'

/** His money that waits for his word alone: where to send it. Nothing where none does. */
export const AccountsWanted = ({ hrefOf }: { hrefOf: (orderId: string) => string }) => {
  const read = useNewestRefunds()
  const wanted = (read.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(({ state }) => state === 'account')
  if (wanted.length === 0) return null
  return (
    <Card title={texts.wantedTitle}>
      <p className={styles.standing}>{texts.wanted}</p>
      <ul className={styles.rows}>
        {wanted.map(({ _id, order, origin, destination, value, createdAt }) => (
          <li key={_id} className={styles.row}>
            <Link to={hrefOf(order)}>{texts.way(placeLines(origin).town, placeLines(destination).town)}</Link>
            <When at={createdAt} isDayOnly />
            <Money pesos={value} isStrong />
            <LinkButton to={hrefOf(order)} size="small">
              {texts.give}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}
