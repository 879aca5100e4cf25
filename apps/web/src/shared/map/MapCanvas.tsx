import * as maplibregl from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import 'maplibre-gl/dist/maplibre-gl.css'
import { useEffect, useRef } from 'react'
import { useHousePalette } from '#shared/brand/use-house-palette.ts'
import type { MapCanvasProps } from './map-props.ts'
import { mapTexts } from './map.texts.ts'
import { offlineStyle } from './offline-style.ts'
import { defaultView, openingCentre, toLngLat } from './places.ts'
import { useMarkers, useRoute, useTruck, useView } from './map-layers.ts'
import styles from './map.module.css'

maplibregl.setWorkerUrl(workerUrl)

interface View {
  center: maplibregl.LngLatLike
  zoom: number
}

const openingView = (isChoosing: boolean): View => ({
  center: toLngLat(openingCentre(isChoosing)),
  zoom: defaultView.zoom,
})

const createMap = (container: HTMLElement, style: maplibregl.StyleSpecification | string, view: View) => {
  const map = new maplibregl.Map({
    container,
    style,
    ...view,
    maxPitch: 0,
    dragRotate: false,
    locale: mapTexts.moves,
    attributionControl: { compact: true },
    // One finger on a phone scrolls the page the map lies in; two move the map. A mouse does what it always does.
    cooperativeGestures: window.matchMedia('(pointer: coarse)').matches,
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new maplibregl.NavigationControl({ showCompass: false }), 'top-right')
  return map
}

/** The drawn map; loaded only where one is seen. What it shows also stands in words (`MapView`). */
const MapCanvas = (props: MapCanvasProps) => {
  const { styleUrl, towns, label, onFail, onPlaceMove } = props
  const palette = useHousePalette()
  const container = useRef<HTMLDivElement>(null)
  const map = useRef<maplibregl.Map | null>(null)
  const view = useRef(openingView(onPlaceMove !== undefined))

  useEffect(() => {
    if (!container.current) return undefined
    try {
      map.current = createMap(container.current, styleUrl || offlineStyle(palette, towns), view.current)
    } catch {
      // Without WebGL there is nothing to draw on.
      onFail()
      return undefined
    }
    const created = map.current
    created.getCanvas().setAttribute('aria-label', label)
    return () => {
      view.current = { center: created.getCenter(), zoom: created.getZoom() }
      created.remove()
      map.current = null
    }
    // A change of look or towns is rare: the map is made again, where it stood.
  }, [styleUrl, palette, towns, label, onFail])

  useRoute(map, props, palette)
  useMarkers(map, props, palette)
  useTruck(map, props, palette)
  useView(map, props)
  return <div ref={container} className={styles.canvas} />
}

// Loaded with `lazy`, which takes a default export.
export default MapCanvas
