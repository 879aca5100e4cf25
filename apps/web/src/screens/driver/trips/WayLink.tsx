import { deviceOf, mapApp, wayHref } from '#features/tracking/trip/road/map-app.ts'
import { mapAppTexts } from '#features/tracking/trip/road/road.texts.ts'
import type { TripPlace } from '#features/tracking/trip/trip.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import styles from './trip.module.css'

interface WayLinkProps {
  /** Which of the trip's places it is. */
  title: string
  place: TripPlace
}

/** Opens the way there in the app the driver drives by; this page stays, and goes on telling where he is. */
export const WayLink = ({ title, place }: WayLinkProps) => {
  const app = mapApp.useChosen()
  const href = wayHref(place, { app, device: deviceOf(navigator.userAgent) })
  const words = mapAppTexts.open[app]
  return (
    <a
      className={styles.linkButton}
      href={href}
      // An app's own address opens the app; a page would take the place of this one.
      {...(href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {})}
      aria-label={`${words}: ${title}`}
    >
      <Icon name="navigation" sizePx={22} />
      {words}
    </a>
  )
}
