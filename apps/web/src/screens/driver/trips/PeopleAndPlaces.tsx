import type { Trip, TripPlace } from '#features/tracking/trip/trip.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatDateTime } from '#shared/format.ts'
import { phoneHref } from '#shared/phone-href.ts'
import { Card } from '#shared/plain/Card.tsx'
import { tripTexts } from '../driver.texts.ts'
import { WayLink } from './WayLink.tsx'
import styles from './trip.module.css'

interface PlaceProps {
  title: string
  place: TripPlace
  when: string
}

const Place = ({ title, place, when }: PlaceProps) => (
  <div className={styles.place}>
    <h3 className={styles.partTitle}>{title}</h3>
    <p className={styles.placeName}>{place.name}</p>
    <p className={`tabular ${styles.quiet}`}>{when}</p>
    <WayLink title={title} place={place} />
  </div>
)

/** Whom to call and where to go. */
export const PeopleAndPlaces = ({ trip }: { trip: Trip }) => (
  <Card title={tripTexts.client}>
    <p className={styles.placeName}>{trip.client.name}</p>
    {trip.client.cellPhone ? (
      <a className={styles.linkButton} href={phoneHref(trip.client.cellPhone)}>
        <Icon name="phone" sizePx={22} />
        {tripTexts.call} <span className="tabular">{trip.client.cellPhone}</span>
      </a>
    ) : (
      <p className={styles.quiet}>{tripTexts.noPhone}</p>
    )}
    <Place
      title={tripTexts.pickUp}
      place={trip.origin}
      when={tripTexts.appointment(formatDateTime(trip.reservationAt))}
    />
    <Place
      title={tripTexts.delivery}
      place={trip.destination}
      when={tripTexts.plannedEnd(formatDateTime(trip.plannedEndAt))}
    />
  </Card>
)
