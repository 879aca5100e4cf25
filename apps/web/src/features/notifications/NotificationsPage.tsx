import { NotificationList } from './NotificationList.tsx'
import { PushSwitch } from './PushSwitch.tsx'
import styles from './notifications.module.css'

/** All that was told and whether this device is told too: below the heading of whichever area shows it. */
export const NotificationsPage = () => (
  <div className={styles.page}>
    <PushSwitch />
    <NotificationList />
  </div>
)
