import { api } from '@arriero/contract'
import type { Notification } from '@arriero/contract/notifications/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Pages } from '#shared/api/Answer.tsx'
import { useSending } from '#shared/forms/use-sending.ts'
import { useAct, usePages } from '#shared/api/queries.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Problem } from '#shared/plain/states/Problem.tsx'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { notificationsTexts as texts } from './notifications.texts.ts'
import { refreshNotifications } from './use-bell.ts'
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

const NotificationItem = ({ notification, onRead }: NotificationItemProps) => {
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

interface NotificationListProps {
  /** Only the newest: the whole list has its own page. */
  isShort?: boolean
  /** Called when a notification is opened. */
  onOpen?: () => void
}

const shortLength = 6
const pageLength = 20

const useMarking = () => {
  const client = useQueryClient()
  const onDone = () => refreshNotifications(client)
  const one = useSending({ act: useAct(api.notifications.read, { isPerInput: true }), onDone })
  const all = useSending({ act: useAct(api.notifications.readAll), onDone })
  return {
    markOne: (id: string) => one.send({ params: { _id: id } }),
    markAll: (newest: string) => all.send({ body: { newest } }),
    isMarkingAll: all.isBusy,
    problem: all.error,
  }
}

type ItemsProps = NotificationListProps & { items: readonly Notification[] }

const Items = ({ items, onOpen }: ItemsProps) => {
  const { markOne, markAll, isMarkingAll, problem } = useMarking()
  const [newest] = items
  return (
    <>
      {newest && items.some(({ isRead }) => !isRead) && (
        <Button kind="quiet" icon="check" isBusy={isMarkingAll} onClick={() => markAll(newest._id)}>
          {texts.markAll}
        </Button>
      )}
      <Problem of={problem} />
      <ul className={styles.items}>
        {items.map((notification) => (
          <NotificationItem
            key={notification._id}
            notification={notification}
            onRead={(id) => {
              markOne(id)
              onOpen?.()
            }}
          />
        ))}
      </ul>
    </>
  )
}

/** What was told, newest first; no Ant Design, the driver area shows it too. */
export const NotificationList = ({ isShort = false, onOpen }: NotificationListProps) => {
  const read = usePages(api.notifications.all, { query: { limit: isShort ? shortLength : pageLength } })
  return (
    <div className={styles.list}>
      <Pages
        of={{ ...read, hasNextPage: read.hasNextPage && !isShort }}
        more={texts.more}
        wait={{ shape: 'cards', count: isShort ? 2 : 4 }}
        empty={<EmptyState drawing="signpost" title={texts.empty} text={texts.emptyHelp} />}
      >
        {(items) => <Items items={isShort ? items.slice(0, shortLength) : items} onOpen={onOpen} />}
      </Pages>
      <Problem of={read.isFetchNextPageError ? read.error : null} />
    </div>
  )
}
