import { ownRefundTexts } from '@arriero/contract/es/settlement'
import { placeLines } from '@arriero/domain/places/place-name'
import { Link } from 'react-router'
import { Pages } from '#shared/api/Answer.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { Money } from '#shared/plain/values/Money.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { refundsTexts as texts } from './refunds.texts.ts'
import { tones } from './standing.ts'
import { useNewestRefunds } from './use-refunds.ts'
import styles from './refunds.module.css'

/** All that goes or went back to a client, the newest first; nothing where nothing ever did. */
export const RefundsHome = ({ hrefOf }: { hrefOf: (orderId: string) => string }) => {
  const read = useNewestRefunds()
  if (!read.data?.pages.some(({ items }) => items.length > 0)) return null
  return (
    <Card title={texts.home}>
      <Pages of={read} more={texts.more}>
        {(items) => (
          <ul className={styles.rows}>
            {items.map(({ _id, order, origin, destination, value, state, createdAt }) => (
              <li key={_id} className={styles.row}>
                <Link to={hrefOf(order)}>
                  {texts.way(placeLines(origin).town, placeLines(destination).town)}
                </Link>
                <When at={createdAt} isDayOnly />
                <Money pesos={value} />
                <StateTag tone={tones[state]}>{ownRefundTexts[state]}</StateTag>
              </li>
            ))}
          </ul>
        )}
      </Pages>
    </Card>
  )
}
