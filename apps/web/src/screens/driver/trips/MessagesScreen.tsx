import { isTooFastToType } from '@arriero/domain/messages/threads'
import { Link, useParams } from 'react-router'
import { messagesTexts as texts } from '#features/messages/messages.texts.ts'
import { Thread } from '#features/messages/Thread.tsx'
import { currentPlace } from '#features/tracking/trip/current-place.ts'
import { useSpeed } from '#features/tracking/trip/use-speed.ts'
import { classNames } from '#shared/class-names.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatShortId } from '#shared/format.ts'
import { tripTexts } from '../driver.texts.ts'
import { driverPaths } from '../driver-paths.ts'
import parts from '../parts.module.css'
import styles from './trip.module.css'

/** The conversation of a trip. On the move only what is said with one press is left. */
export const MessagesScreen = () => {
  const { id = '' } = useParams()
  return (
    <div className={classNames(parts.page, styles.talk)}>
      <Link to={driverPaths.trip(id)} className={parts.back}>
        <Icon name="arrowLeft" sizePx={22} /> {tripTexts.title(formatShortId(id))}
      </Link>
      <h1 className={parts.title}>{texts.title(formatShortId(id))}</h1>
      <Thread orderId={id} quick="driver" isTooFast={isTooFastToType(useSpeed())} findPlace={currentPlace} />
    </div>
  )
}
