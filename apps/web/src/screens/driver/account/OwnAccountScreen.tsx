import { Link } from 'react-router'
import { OwnAccountPage } from '#features/own-account/OwnAccountPage.tsx'
import { ownAccountTexts as texts } from '#features/own-account/own-account.texts.ts'
import { BaseMap } from '#features/places/BaseMap.tsx'
import { Icon } from '#shared/drawings/Icon.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { driverPaths } from '../driver-paths.ts'
import { requestsTexts } from '../requests.texts.ts'
import parts from '../parts.module.css'

/** One's own account, on the phone. Decisions §5, §17. */
export default function OwnAccountScreen() {
  return (
    <div className={parts.page}>
      <Link to={driverPaths.trips} className={parts.back}>
        <Icon name="arrowLeft" sizePx={22} /> {requestsTexts.trips}
      </Link>
      <h1 className={parts.title}>{texts.title}</h1>
      <OwnAccountPage
        choicesPath={driverPaths.notificationChoices}
        base={<BaseMap base={useProfile().base} />}
        home={{ path: driverPaths.trips, title: requestsTexts.trips }}
      />
    </div>
  )
}
