import { api } from '@arriero/contract'
import { useState } from 'react'
import type { Trip } from '#features/trips/trip.ts'
import { useRead } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { mainTowns } from '#shared/map/main-towns.texts.ts'
import { MapView } from '#shared/map/MapView.tsx'
import { useMapStyle } from '#shared/map/use-map-style.ts'
import { useNow } from '#shared/use-now.ts'
import { tripTexts } from './driver.texts.ts'
import styles from './trip.module.css'

const Drawn = ({ trip }: { trip: Trip }) => {
  const styleUrl = useMapStyle()
  const now = useNow()
  const { data } = useRead(api.tracking.location, { params: { _id: trip.id } }, { refetchEveryMs: 30_000 })
  const position = data?.position
  return (
    <MapView
      label={tripTexts.mapLabel}
      styleUrl={styleUrl}
      towns={mainTowns}
      origin={trip.origin}
      destination={trip.destination}
      route={data && data.line.length > 1 ? data.line : undefined}
      truck={
        position
          ? { ...position, seenAt: position.at, headingDegrees: position.heading ?? undefined }
          : undefined
      }
      distanceKm={trip.distanceKm}
      heightPx={320}
      now={new Date(now).toISOString()}
    />
  )
}

/** Drawn only when asked for: its code and data cost a driver's megabytes. */
export const TripMap = ({ trip }: { trip: Trip }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.map} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.mapSummary}>
        <Icon name="map" sizePx={24} />
        {tripTexts.map}
      </summary>
      {isOpen && <Drawn trip={trip} />}
    </details>
  )
}
