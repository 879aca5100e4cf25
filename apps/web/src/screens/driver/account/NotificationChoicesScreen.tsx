import { Link } from 'react-router'
import { NotificationChoicesPage } from '#features/notifications/NotificationChoicesPage.tsx'
import { choicesTexts as texts } from '#features/notifications/choices.texts.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { driverPaths } from '../driver-paths.ts'
import parts from '../parts.module.css'

/** The page where a driver chooses how to be notified. */
export default function NotificationChoicesScreen() {
  return (
    <div className={parts.page}>
      <Link to={driverPaths.notifications} className={parts.back}>
        <Icon name="arrowLeft" sizePx={22} /> {texts.back}
      </Link>
      <h1 className={parts.title}>{texts.title}</h1>
      <NotificationChoicesPage />
    </div>
  )
}
