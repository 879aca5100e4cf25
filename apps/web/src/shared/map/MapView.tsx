import { Suspense, useCallback, useState } from 'react'
import { lazyPart } from '../line/lazy-part.ts'
import { formatDistance, formatRelative } from '#shared/format.ts'
import { type Detail, DetailList } from '#shared/plain/values/DetailList.tsx'
import { Skeleton } from '#shared/plain/states/Skeleton.tsx'
import type { MapViewProps } from './map-props.ts'
import { mapTexts } from './map.texts.ts'
import { whereaboutsText } from './passed.ts'
import type { TruckPosition } from './places.ts'
import { WayPassed } from './WayPassed.tsx'
import { placeInWords } from './zone.ts'
import styles from './map.module.css'

const MapCanvas = lazyPart(() => import('./MapCanvas.tsx'))

/** By the way it is on; off it, or before it, by the town alone. */
const truckPlace = ({
  truck,
  hasBegun,
  near,
  route: line,
  distanceKm,
  passes,
}: MapViewProps): string | undefined =>
  (hasBegun &&
    truck &&
    line &&
    distanceKm &&
    passes &&
    whereaboutsText({ line, distanceKm, passes }, truck)) ||
  (near ? mapTexts.near(near) : undefined)

const truckInWords = (props: MapViewProps, { seenAt }: TruckPosition, now: string): string =>
  [truckPlace(props), mapTexts.truckSeen(formatRelative(seenAt, now))].filter(Boolean).join('; ')

const placeKinds = ['origin', 'destination', 'base'] as const

const inWords = (props: MapViewProps): Detail[] => {
  const { truck, distanceKm, now } = props
  const places = placeKinds.flatMap((kind) => {
    const place = props[kind]
    return place ? [{ label: mapTexts[kind], value: placeInWords(place) }] : []
  })
  return [
    ...places,
    ...(distanceKm === undefined ? [] : [{ label: mapTexts.distance, value: formatDistance(distanceKm) }]),
    ...(truck && now
      ? [{ label: mapTexts.truck, value: truckInWords(props, truck, now), isWide: true }]
      : []),
  ]
}

/** A trip on the map, and the same in words below it. The map's code loads when this is first shown. */
export const MapView = (props: MapViewProps) => {
  const { label, heightPx = 360 } = props
  const [hasFailed, setFailed] = useState(false)
  const onFail = useCallback(() => setFailed(true), [])
  return (
    <figure className={styles.figure} aria-label={label}>
      {hasFailed ? (
        <p className={styles.failed}>{props.failed ?? mapTexts.failed}</p>
      ) : (
        <>
          {props.tools}
          <div className={styles.frame} style={{ height: heightPx }}>
            <Suspense fallback={<Skeleton shape="map" />}>
              <MapCanvas {...props} onFail={onFail} />
            </Suspense>
          </div>
        </>
      )}
      <figcaption>
        <DetailList details={inWords(props)} />
        {props.passes && <WayPassed passes={props.passes} isOpen={hasFailed} isCredited={props.isCredited} />}
      </figcaption>
    </figure>
  )
}
