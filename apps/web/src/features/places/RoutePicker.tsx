import { useMemo } from 'react'
import { formatDistance } from '#shared/format.ts'
import { MapView } from '#shared/map/MapView.tsx'
import { useMapStyle } from '#shared/map/use-map-style.ts'
import { placeLine, withPin, type PlaceAnswer } from './place-answer.ts'
import { PlaceField } from './PlaceField.tsx'
import { placesTexts as texts } from './places.texts.ts'
import { useRoute } from './use-route.ts'
import { WayChoice, waysOf, type WayAnswer } from './WayChoice.tsx'
import styles from './places.module.css'

export interface RouteEnds {
  origin?: PlaceAnswer | undefined
  destination?: PlaceAnswer | undefined
  /** Which of the ways; the best is 0. */
  way?: number | undefined
}

interface RoutePickerProps extends RouteEnds {
  labels: { origin: string; destination: string }
  problems: { origin?: string | undefined; destination?: string | undefined }
  onChange: (ends: RouteEnds) => void
}

const useMarker = (place: PlaceAnswer | undefined) =>
  useMemo(() => place && { ...place.pin, name: placeLine(place) }, [place])

const distanceText = (route: WayAnswer | undefined, isError: boolean) => {
  if (!route) return isError ? texts.noDistance : texts.calculating
  const [distance, { method, isEstimated }] = [formatDistance(route.distanceKm), route]
  if (method === 'official') return texts.officialDistance(distance)
  return isEstimated ? texts.estimated(distance) : texts.distance(distance)
}

/** The ways between both ends, and which of them is taken. */
const useWays = ({ data }: ReturnType<typeof useRoute>, chosen: number) =>
  useMemo(() => {
    const ways = data ? waysOf(data) : []
    const taken = ways[chosen] ?? ways[0]
    return { ways, taken, others: ways.filter((way) => way !== taken).map(({ line }) => line) }
  }, [data, chosen])

/** Both ends of a trip in words and on the map, where their pins can be dragged. */
export const RoutePicker = ({
  origin,
  destination,
  way = 0,
  labels,
  problems,
  onChange,
}: RoutePickerProps) => {
  const styleUrl = useMapStyle()
  const route = useRoute(origin, destination)
  const from = useMarker(origin)
  const to = useMarker(destination)
  const { ways, taken, others } = useWays(route, way)
  const isComplete = origin !== undefined && destination !== undefined
  return (
    <div className={styles.route}>
      <div className={styles.ends}>
        <PlaceField
          legend={labels.origin}
          value={origin}
          problem={problems.origin}
          onChange={(place) => onChange({ origin: place, way: 0 })}
        />
        <PlaceField
          legend={labels.destination}
          value={destination}
          problem={problems.destination}
          onChange={(place) => onChange({ destination: place, way: 0 })}
        />
      </div>
      <p className={styles.distance} aria-live="polite">
        {isComplete ? distanceText(taken, route.isError) : texts.choose}
      </p>
      {ways.length > 1 && (
        <WayChoice ways={ways} chosen={way} onChoose={(chosen) => onChange({ way: chosen })} />
      )}
      <MapView
        label={texts.mapLabel}
        failed={texts.mapFailed}
        styleUrl={styleUrl}
        origin={from}
        destination={to}
        route={taken?.line}
        others={others}
        passes={taken}
        distanceKm={taken?.distanceKm}
        onPlaceMove={(which, point) => {
          const place = which === 'origin' ? origin : destination
          if (place) onChange({ [which]: withPin(place, point), way: 0 })
        }}
        frameKey={`${origin?.code ?? ''} ${destination?.code ?? ''}`}
        heightPx={320}
      />
      <p className={styles.source}>{texts.source(route.data?.attribution ?? 'GeoNames, CC BY 4.0')}</p>
    </div>
  )
}
