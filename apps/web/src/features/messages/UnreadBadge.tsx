import { messagesTexts as texts } from './messages.texts.ts'
import { useUnreadOf } from './unread.ts'
import styles from './thread.module.css'

/** How much of a service is not read; nothing where all is. Who holds it says the words. */
export const UnreadBadge = ({ orderId }: { orderId: string }) => {
  const unread = useUnreadOf(orderId)
  return unread > 0 ? (
    <span className={styles.badge}>
      <span aria-hidden="true">{texts.badge(unread)}</span>
      <span className="visually-hidden">{texts.openWith(unread)}</span>
    </span>
  ) : null
}
