import type { Trip } from '#features/trips/trip.ts'
import { measureText } from '#shared/measure-text.ts'
import { formatDistance, formatShortId } from '#shared/format.ts'
import { Card } from '#shared/plain/Card.tsx'
import { DetailList, type Detail } from '#shared/plain/DetailList.tsx'
import { Plate } from '#shared/plain/Plate.tsx'
import { tripTexts } from './driver.texts.ts'
import styles from './trip.module.css'

const words = tripTexts.facts

/** Only what is known. */
const detailsOf = ({ cargo, ...trip }: Trip): Detail[] =>
  [
    { label: words.code, value: formatShortId(trip.id) },
    { label: words.cargo, value: cargo.name },
    { label: words.weight, value: cargo.weight && measureText(cargo.weight) },
    { label: words.high, value: cargo.high && measureText(cargo.high) },
    { label: words.width, value: cargo.width && measureText(cargo.width) },
    { label: words.depth, value: cargo.depth && measureText(cargo.depth) },
    { label: words.volume, value: cargo.volume && measureText(cargo.volume) },
    { label: words.pieces, value: cargo.pieces && measureText(cargo.pieces) },
    { label: words.distance, value: formatDistance(trip.distanceKm) },
    { label: words.plate, value: trip.licensePlate && <Plate plate={trip.licensePlate} /> },
    { label: words.trailer, value: trip.trailerPlate && <Plate plate={trip.trailerPlate} /> },
    { label: words.description, value: cargo.description, isWide: true },
  ].filter(({ value }) => value)

export const TripFacts = ({ trip }: { trip: Trip }) => (
  <Card title={tripTexts.cargoTitle}>
    <DetailList details={detailsOf(trip)} />
    {trip.cargo.images.length > 0 && (
      <div className={styles.photos}>
        {trip.cargo.images.map((image, index) => (
          <img key={image} src={image} alt={tripTexts.cargoPhoto(index + 1)} loading="lazy" />
        ))}
      </div>
    )}
  </Card>
)
