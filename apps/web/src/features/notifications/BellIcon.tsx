import { Icon } from '#shared/drawings/Icon.tsx'
import { notificationsTexts as texts } from './notifications.texts.ts'
import styles from './Bell.module.css'

/** The drawing and its count; who holds it says the words. */
export const BellIcon = ({ unread = 0, sizePx }: { unread: number | undefined; sizePx: number }) => (
  <>
    <Icon name="bell" sizePx={sizePx} />
    {unread > 0 && (
      <span className={styles.badge} aria-hidden="true">
        {texts.badge(unread)}
      </span>
    )}
  </>
)
