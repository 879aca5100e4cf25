import type { ReplyOf } from '@arriero/contract/endpoint'
import type { api } from '@arriero/contract'
import type { Milestone } from '@arriero/contract/places/tracking'
import { useTripHistory } from '#features/tracking/trip/trip-queries.ts'
import { doneSteps } from '#features/tracking/trip/trip-steps.ts'
import { milestoneTexts } from '#features/tracking/trip/trip.texts.ts'
import type { Trip } from '#features/tracking/trip/trip.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatDateTime } from '#shared/format.ts'
import { Card } from '#shared/plain/Card.tsx'
import { tripTexts } from '../driver.texts.ts'
import styles from './trip.module.css'

type HistoryItem = ReplyOf<typeof api.orders.history>['items'][number]

const remarksOn = (
  { waitingSteps }: Trip,
  milestone: Milestone,
  items: readonly HistoryItem[] | undefined,
): string[] => {
  if (waitingSteps.includes(milestone)) return [tripTexts.toSend]
  const item = items?.findLast(({ act }) => act === `milestone.${milestone}`)
  if (!item) return []
  return [
    ...(item.isTimeVerified ? [] : [tripTexts.unverified]),
    ...(item.reason === null ? [] : [tripTexts.byEnterprise]),
  ]
}

/** What stands on record, with the times that count, and what is still in the phone. */
export const Reports = ({ trip }: { trip: Trip }) => {
  const history = useTripHistory(trip.id)
  const done = doneSteps(trip)
  return (
    <Card title={tripTexts.reportsTitle}>
      {done.length === 0 && <p className={styles.quiet}>{tripTexts.noReports}</p>}
      {done.length > 0 && (
        <ol className={styles.reports}>
          {done.map(({ milestone, at }) => (
            <li key={milestone} className={styles.report}>
              <Icon name={trip.waitingSteps.includes(milestone) ? 'clock' : 'checkCircle'} sizePx={22} />
              <span>
                <strong>{milestoneTexts[milestone].done}</strong>
                <br />
                <span className="tabular">
                  {[formatDateTime(at), ...remarksOn(trip, milestone, history.data?.items)].join(' · ')}
                </span>
              </span>
            </li>
          ))}
        </ol>
      )}
      {trip.hasSupportDocument && !trip.supportDocument && (
        <p className={styles.quiet}>{tripTexts.documentToSend}</p>
      )}
      {trip.supportDocument && (
        <a className={styles.linkButton} href={trip.supportDocument} target="_blank" rel="noreferrer">
          <Icon name="document" sizePx={22} />
          {tripTexts.seeDocument}
        </a>
      )}
      {trip.deliveryImages.length > 0 && (
        <>
          <h3 className={styles.photosTitle}>{tripTexts.deliveryPhotos}</h3>
          <div className={styles.photos}>
            {trip.deliveryImages.map((image, index) => (
              <img key={image} src={image} alt={tripTexts.deliveryPhoto(index + 1)} loading="lazy" />
            ))}
          </div>
        </>
      )}
    </Card>
  )
}
