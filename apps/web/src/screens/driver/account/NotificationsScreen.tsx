import { Link } from 'react-router'
import { NotificationsPage } from '#features/notifications/NotificationsPage.tsx'
import { notificationsTexts as texts } from '#features/notifications/notifications.texts.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { driverPaths } from '../driver-paths.ts'
import { requestsTexts } from '../requests.texts.ts'
import parts from '../parts.module.css'

export const NotificationsScreen = () => (
  <div className={parts.page}>
    <Link to={driverPaths.trips} className={parts.back}>
      <Icon name="arrowLeft" sizePx={22} /> {requestsTexts.trips}
    </Link>
    <h1 className={parts.title}>{texts.title}</h1>
    <NotificationsPage choicesPath={driverPaths.notificationChoices} />
  </div>
)
