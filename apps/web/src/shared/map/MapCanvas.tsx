import type * as maplibregl from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { useHousePalette } from '../brand/use-house-palette.ts'
import { useColorMode } from '../color-mode.ts'
import { createMap } from './create-map.ts'
import type { MapCanvasProps } from './map-props.ts'
import { defaultView, openingCentre, toLngLat } from './places.ts'
import { usePlacing } from './use-placing.ts'
import { useMarkers, useTruck } from './use-markers.ts'
import { useRoute } from './use-route.ts'
import { useView } from './use-view.ts'
import { useZones } from './use-zones.ts'
import styles from './map.module.css'

interface View {
  center: maplibregl.LngLatLike
  zoom: number
}

const openingView = (isChoosing: boolean): View => ({
  center: toLngLat(openingCentre(isChoosing)),
  zoom: defaultView.zoom,
})

/** The drawn map; loaded only where one is seen. What it shows also stands in words (`MapView`). */
const MapCanvas = (props: MapCanvasProps) => {
  const { styleUrl, label, onFail, onPlaceMove } = props
  const palette = useHousePalette()
  const mode = useColorMode()
  const container = useRef<HTMLDivElement>(null)
  const map = useRef<maplibregl.Map | null>(null)
  const view = useRef(openingView(onPlaceMove !== undefined))

  useEffect(() => {
    if (!container.current) return undefined
    try {
      map.current = createMap(container.current, { palette, mode, styleUrl }, { label, ...view.current })
    } catch {
      // Without WebGL there is nothing to draw on.
      onFail()
      return undefined
    }
    const created = map.current
    return () => {
      view.current = { center: created.getCenter(), zoom: created.getZoom() }
      created.remove()
      map.current = null
    }
    // A change of look is rare: the map is made again, where it stood.
  }, [styleUrl, palette, mode, label, onFail])

  useZones(map, props, palette)
  useRoute(map, props, palette)
  useMarkers(map, props, palette)
  useTruck(map, props, palette)
  useView(map, props)
  usePlacing(map, props)
  return <div ref={container} className={styles.canvas} data-placing={props.placing} />
}

// Loaded with `lazy`, which takes a default export.
export default MapCanvas
