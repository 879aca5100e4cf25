import { Suspense, useCallback, useState } from 'react'
import { lazyPart } from '../line/lazy-part.ts'
import { formatDistance, formatRelative } from '#shared/format.ts'
import { type Detail, DetailList } from '#shared/plain/values/DetailList.tsx'
import { Skeleton } from '#shared/plain/states/Skeleton.tsx'
import type { MapViewProps } from './map-props.ts'
import { mapTexts } from './map.texts.ts'
import styles from './map.module.css'

const MapCanvas = lazyPart(() => import('./MapCanvas.tsx'))

const inWords = ({ origin, destination, truck, distanceKm, now }: MapViewProps): Detail[] => [
  ...(origin ? [{ label: mapTexts.origin, value: origin.name }] : []),
  ...(destination ? [{ label: mapTexts.destination, value: destination.name }] : []),
  ...(distanceKm === undefined ? [] : [{ label: mapTexts.distance, value: formatDistance(distanceKm) }]),
  ...(truck && now
    ? [{ label: mapTexts.truck, value: mapTexts.truckSeen(formatRelative(truck.seenAt, now)) }]
    : []),
]

/** A trip on the map, and the same in words below it. The map's code loads when this is first shown. */
export const MapView = (props: MapViewProps) => {
  const { label, heightPx = 360 } = props
  const [hasFailed, setFailed] = useState(false)
  const onFail = useCallback(() => setFailed(true), [])
  return (
    <figure className={styles.figure} aria-label={label}>
      {hasFailed ? (
        <p className={styles.failed}>{mapTexts.failed}</p>
      ) : (
        <div className={styles.frame} style={{ height: heightPx }}>
          <Suspense fallback={<Skeleton shape="map" />}>
            <MapCanvas {...props} onFail={onFail} />
          </Suspense>
        </div>
      )}
      <figcaption>
        <DetailList details={inWords(props)} />
      </figcaption>
    </figure>
  )
}
