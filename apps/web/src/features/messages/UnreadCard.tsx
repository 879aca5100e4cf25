import { placeLines } from '@arriero/domain/places/place-name'
import { Link } from 'react-router'
import { Card } from '#shared/plain/Card.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { messagesTexts } from './messages.texts.ts'
import { useUnread } from './unread.ts'
import styles from './thread.module.css'

const texts = messagesTexts.home
const most = 5

/** Who waits for a word of his; nothing while nobody does. `hrefOf`: where a service's conversation stands. */
export const UnreadCard = ({ hrefOf }: { hrefOf: (orderId: string) => string }) => {
  const { data } = useUnread()
  if (!data || data.items.length === 0) return null
  return (
    <Card title={texts.title} aside={<span className={styles.badge}>{messagesTexts.badge(data.total)}</span>}>
      <ul className={styles.unread} data-rows>
        {data.items.slice(0, most).map(({ orderId, origin, destination, name, text, at, unread }) => (
          <li key={orderId}>
            <Link to={hrefOf(orderId)}>
              <strong>
                <bdi>{texts.from(name)}</bdi> ·{' '}
                {texts.route(placeLines(origin).town, placeLines(destination).town)}
              </strong>
              <span className={styles.badge}>{messagesTexts.badge(unread)}</span>
            </Link>
            <bdi className={styles.preview}>{text ?? texts.photo}</bdi>
            <small>
              <When at={at} />
            </small>
          </li>
        ))}
      </ul>
    </Card>
  )
}
