import { type ReactNode, useMemo, useState } from 'react'
import { formatDistance } from '#shared/format.ts'
import { MapView } from '#shared/map/MapView.tsx'
import type { Point } from '#shared/map/places.ts'
import { useMapStyle } from '#shared/map/use-map-style.ts'
import { distanceWords } from '#shared/reference/official-distance.ts'
import { Marking } from './Marking.tsx'
import { markedPlace, type PlaceAnswer } from './place-answer.ts'
import { PlaceCredits } from './PlaceCredits.tsx'
import { PlaceField } from './PlaceField.tsx'
import { placesTexts as texts } from './places.texts.ts'
import { useMarking } from './use-marking.ts'
import { ends, usePins, type End } from './use-pins.ts'
import { useRoute } from './use-route.ts'
import { useStreets } from './use-streets.ts'
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
  problems: { origin?: string | undefined; destination?: string | undefined; way?: string | undefined }
  onChange: (ends: RouteEnds) => void
  /** What else there is to an end: below its name, and below its fields. */
  above?: (end: End) => ReactNode
  below?: (end: End) => ReactNode
}

/** A pin that is being named stands already. */
const useMarker = (place: PlaceAnswer | undefined, naming: Point | undefined) =>
  useMemo(() => {
    if (place) return markedPlace(place)
    return naming && { ...naming, name: texts.naming }
  }, [place, naming])

/** A map that a person has put a pin on is left where he moved it, until there is a whole way to show. */
const frameKeyOf = ({ origin, destination }: RouteEnds, hasMarked: boolean): string | null => {
  if (hasMarked && !(origin && destination)) return null
  return [origin, destination].map((end) => (end?.exact ? 'pin' : (end?.code ?? ''))).join(' ')
}

const distanceText = (route: WayAnswer | undefined, isError: boolean) => {
  if (!route) return isError ? texts.noDistance : texts.calculating
  const { distanceKm, method, isEstimated } = route
  if (method === 'official') return distanceWords(distanceKm, method)
  const distance = formatDistance(distanceKm)
  return isEstimated ? texts.estimated(distance) : texts.distance(distance)
}

/** The ways between both ends, and which of them is taken. */
const useWays = ({ data }: ReturnType<typeof useRoute>, chosen: number) =>
  useMemo(() => {
    const ways = data ? waysOf(data) : []
    const taken = ways[chosen] ?? ways[0]
    return { ways, taken, others: ways.filter((way) => way !== taken).map(({ line }) => line) }
  }, [data, chosen])

/** Both ends of a trip in words and on the map, where their pins can be placed and dragged. */
export const RoutePicker = ({ labels, problems, onChange, above, below, ...answers }: RoutePickerProps) => {
  const { origin, destination, way = 0 } = answers
  const styleUrl = useMapStyle()
  const { marking, mark, marked } = useMarking({ destination: destination !== undefined })
  const [hasMarked, setMarked] = useState(false)
  const streets = useStreets(answers)
  const pins = usePins({ origin, destination }, streets, onChange)
  const route = useRoute(origin, destination)
  const from = useMarker(origin, pins.naming.origin)
  const to = useMarker(destination, pins.naming.destination)
  const { ways, taken, others } = useWays(route, way)
  const isComplete = origin !== undefined && destination !== undefined

  const place = (end: End, point: Point) => {
    marked(end)
    setMarked(true)
    void pins.place(end, point)
  }
  return (
    <div className={styles.route}>
      <div className={styles.ends}>
        {ends.map((end) => (
          <div key={end}>
            <PlaceField
              legend={labels[end]}
              value={answers[end]}
              street={streets[end]}
              problem={pins.problems[end] ?? problems[end]}
              onChange={(value) => {
                pins.forget(end)
                onChange({ [end]: value, way: 0 })
              }}
              onPin={(point) => void pins.place(end, point)}
            >
              {above?.(end)}
            </PlaceField>
            {below?.(end)}
          </div>
        ))}
      </div>
      <p className={styles.distance} aria-live="polite">
        {isComplete ? distanceText(taken, route.isError) : texts.choose}
      </p>
      {ways.length > 1 && (
        <WayChoice
          ways={ways}
          chosen={way}
          problem={problems.way}
          onChoose={(chosen) => onChange({ way: chosen })}
        />
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
        placing={marking}
        tools={<Marking marking={marking} onMark={mark} />}
        onPlaceMove={place}
        frameKey={frameKeyOf(answers, hasMarked)}
        heightPx={320}
        isCredited
      />
      <PlaceCredits credits={route.data?.attribution} />
    </div>
  )
}
