import { Link } from 'react-router'
import { classNames } from '#shared/class-names.ts'
import { BellIcon } from './BellIcon.tsx'
import { notificationsTexts as texts } from './notifications.texts.ts'
import { useBell } from './use-bell.ts'
import { useKeptPush } from './use-kept-push.ts'
import styles from './Bell.module.css'

/** The bell of a phone: it leads to the list's own page. */
export const BellLink = ({ to, isLarge = false }: { to: string; isLarge?: boolean }) => {
  const unread = useBell()
  useKeptPush()
  return (
    <Link
      to={to}
      className={classNames(styles.bell, isLarge && styles.large)}
      aria-label={texts.bell(unread)}
    >
      <BellIcon unread={unread} sizePx={isLarge ? 26 : 20} />
    </Link>
  )
}
