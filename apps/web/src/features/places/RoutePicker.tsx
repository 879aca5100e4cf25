import { useMemo } from 'react'
import { formatDistance } from '#shared/format.ts'
import { MapView } from '#shared/map/MapView.tsx'
import { useMapStyle } from '#shared/map/use-map-style.ts'
import { placeLine, withPin, type PlaceAnswer } from './place-answer.ts'
import { PlaceField } from './PlaceField.tsx'
import { placesTexts as texts } from './places.texts.ts'
import { useRoute } from './use-route.ts'
import styles from './places.module.css'

export interface RouteEnds {
  origin?: PlaceAnswer | undefined
  destination?: PlaceAnswer | undefined
}

interface RoutePickerProps extends RouteEnds {
  labels: { origin: string; destination: string }
  problems: { origin?: string | undefined; destination?: string | undefined }
  onChange: (ends: RouteEnds) => void
}

const useMarker = (place: PlaceAnswer | undefined) =>
  useMemo(() => place && { ...place.pin, name: placeLine(place) }, [place])

const distanceText = ({ data: route, isError }: ReturnType<typeof useRoute>) => {
  if (!route) return isError ? texts.noDistance : texts.calculating
  const distance = formatDistance(route.distanceKm)
  return route.isEstimated ? texts.estimated(distance) : texts.distance(distance)
}

/** Both ends of a trip in words and on the map, where their pins can be dragged. */
export const RoutePicker = ({ origin, destination, labels, problems, onChange }: RoutePickerProps) => {
  const styleUrl = useMapStyle()
  const route = useRoute(origin, destination)
  const from = useMarker(origin)
  const to = useMarker(destination)
  const isComplete = origin !== undefined && destination !== undefined
  return (
    <div className={styles.route}>
      <div className={styles.ends}>
        <PlaceField
          legend={labels.origin}
          value={origin}
          problem={problems.origin}
          onChange={(place) => onChange({ origin: place })}
        />
        <PlaceField
          legend={labels.destination}
          value={destination}
          problem={problems.destination}
          onChange={(place) => onChange({ destination: place })}
        />
      </div>
      <p className={styles.distance} aria-live="polite">
        {isComplete ? distanceText(route) : texts.choose}
      </p>
      <MapView
        label={texts.mapLabel}
        styleUrl={styleUrl}
        origin={from}
        destination={to}
        route={isComplete ? route.data?.line : undefined}
        onPlaceMove={(which, point) => {
          const place = which === 'origin' ? origin : destination
          if (place) onChange({ [which]: withPin(place, point) })
        }}
        frameKey={`${origin?.code ?? ''} ${destination?.code ?? ''}`}
        heightPx={320}
      />
      <p className={styles.source}>{texts.source(route.data?.attribution ?? 'GeoNames, CC BY 4.0')}</p>
    </div>
  )
}
