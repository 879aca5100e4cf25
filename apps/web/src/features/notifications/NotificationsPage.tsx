import { Link } from 'react-router'
import { choicesTexts } from './choices.texts.ts'
import { NotificationList } from './NotificationList.tsx'
import { PushSwitch } from './PushSwitch.tsx'
import { usePush } from './use-push.ts'
import styles from './notifications.module.css'

/** All that was told and whether this device is told too: below the heading of whichever area shows it. */
export const NotificationsPage = ({ choicesPath }: { choicesPath: string }) => (
  <div className={styles.page}>
    <PushSwitch push={usePush()} />
    <p className={styles.choose}>
      <Link to={choicesPath}>{choicesTexts.link}</Link>
    </p>
    <NotificationList />
  </div>
)
