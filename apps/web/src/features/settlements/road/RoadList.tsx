import { api } from '@arriero/contract'
import type { OwnRoad } from '@arriero/contract/money/advance-request-shapes'
import { placeLines } from '@arriero/domain/places/place-name'
import { Link } from 'react-router'
import { usePages } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { AskAdvance } from './AskAdvance.tsx'
import styles from './RoadList.module.css'
import { useRoadLive } from './use-road-live.ts'
import { settlementsTexts } from '../settlements.texts.ts'

const texts = settlementsTexts.road

interface RoadListProps {
  /** Where a service is read. */
  at: (orderId: string) => string
}

const factsOf = ({ licensePlate, driver, value, advanced, waiting }: OwnRoad): string =>
  [
    licensePlate,
    driver,
    texts.earns(formatMoney(value)),
    advanced > 0 && texts.advanced(formatMoney(advanced)),
    waiting > 0 && texts.waiting(formatMoney(waiting)),
  ]
    .filter(Boolean)
    .join(' · ')

/** Trips that have begun and brought nothing yet, with what of each can be had before its end; nothing where none is on the road. */
export const RoadList = ({ at }: RoadListProps) => {
  const refresh = useRoadLive()
  const read = usePages(api.settlements.ownRoad, { query: { limit: 20 } })
  const trips = read.data?.pages.flatMap(({ items }) => items) ?? []
  if (trips.length === 0) return null
  return (
    <section className={styles.road} aria-label={texts.label}>
      <h2>{texts.label}</h2>
      <ul>
        {trips.map((trip) => (
          <li key={trip._id}>
            <Link to={at(trip._id)}>
              {placeLines(trip.origin).town} → {placeLines(trip.destination).town}
            </Link>
            <span className="tabular">{factsOf(trip)}</span>
            <AskAdvance trip={trip} onDone={refresh} />
          </li>
        ))}
      </ul>
      {read.hasNextPage && (
        <Button size="small" isBusy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </section>
  )
}
