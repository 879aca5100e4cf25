import type { Notification } from '@arriero/contract/notifications'
import { Link } from 'react-router'
import { When } from '#shared/plain/When.tsx'
import { notificationsTexts as texts } from './notifications.texts.ts'
import styles from './notifications.module.css'

interface NotificationItemProps {
  notification: Notification
  /** It was opened, or marked where there is nothing to open. */
  onRead: (id: string) => void
}

const Words = ({ title, text, createdAt, isRead }: Notification) => (
  <>
    <span className={styles.title}>
      {!isRead && <span className="visually-hidden">{texts.unread}: </span>}
      {title}
    </span>
    <span className={styles.text}>{text}</span>
    <span className={styles.when}>
      <When at={createdAt} />
    </span>
  </>
)

export const NotificationItem = ({ notification, onRead }: NotificationItemProps) => {
  const { _id, link, isRead } = notification
  const read = () => {
    if (!isRead) onRead(_id)
  }
  return (
    <li className={styles.item} data-unread={!isRead || undefined}>
      {link === null ? (
        <button type="button" className={styles.link} title={texts.markOne} disabled={isRead} onClick={read}>
          <Words {...notification} />
        </button>
      ) : (
        <Link to={link} className={styles.link} onClick={read}>
          <Words {...notification} />
        </Link>
      )}
    </li>
  )
}
