import type * as maplibregl from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { createMap } from '#shared/map/create-map.ts'
import { onceStyled } from '#shared/map/map-look.ts'
import mapStyles from '#shared/map/map.module.css'
import { boundsOf, toLngLat, type Point } from '#shared/map/places.ts'
import { useMarkers } from '#shared/map/use-markers.ts'
import { useHousePalette } from '#shared/brand/use-house-palette.ts'
import { useColorMode } from '#shared/color-mode.ts'
import type { FleetMapProps } from './fleet-map-props.ts'
import { addFleet, clusterLayer, drawChosen, nameOthers, sourceId, truckLayer } from './fleet-layers.ts'
import { drawFleetWay } from './fleet-way.ts'
import { fleetTexts } from './fleet.texts.ts'
import { featureOf, updateOf } from './truck-features.ts'

/** So often what has moved is drawn; a person sees a truck move, not every word of its phone. */
const drawMs = 500
const country: [[number, number], [number, number]] = [
  [-79.2, -4.3],
  [-66.8, 12.6],
]
/** The roads around a truck that was picked. */
const selectedZoom = 12
/** A truck alone is shown with the towns around it. */
const framing = { padding: 56, maxZoom: 9.5, animate: false }

const sourceOf = (map: maplibregl.Map) => map.getSource<maplibregl.GeoJSONSource>(sourceId)

const zoomInto = async (map: maplibregl.Map, feature: maplibregl.MapGeoJSONFeature) => {
  const zoom = await sourceOf(map)?.getClusterExpansionZoom(Number(feature.properties['cluster_id']))
  if (feature.geometry.type !== 'Point' || zoom === undefined) return
  const [longitude = 0, latitude = 0] = feature.geometry.coordinates
  map.easeTo({ center: [longitude, latitude], zoom })
}

/** Who has come nearer already keeps his view. */
const nearTo = (map: maplibregl.Map, place: Point) => ({
  center: toLngLat(place),
  zoom: Math.max(map.getZoom(), selectedZoom),
})

const goTo = (map: maplibregl.Map, place: Point) => map.easeTo({ ...nearTo(map, place), duration: 600 })

/** The picked one does not leave the picture. */
const follow = (map: maplibregl.Map, place: Point) => {
  if (!map.isMoving() && !map.getBounds().contains(toLngLat(place))) map.panTo(toLngLat(place))
}

const letPress = (map: maplibregl.Map, onSelect: (orderId: string) => void) => {
  map.on('click', [clusterLayer, truckLayer], ({ features }) => {
    const [feature] = features ?? []
    if (!feature) return
    if (feature.properties['cluster']) void zoomInto(map, feature)
    else onSelect(String(feature.properties['id']))
  })
  for (const layer of [clusterLayer, truckLayer]) {
    map.on('mouseenter', layer, () => (map.getCanvas().style.cursor = 'pointer'))
    map.on('mouseleave', layer, () => (map.getCanvas().style.cursor = ''))
  }
}

/** All trucks on one map; what each is stands in the list beside it. */
export const FleetCanvas = (props: FleetMapProps) => {
  const { store, shown, styleUrl, selectedId, way, onSelect, onFail } = props
  const palette = useHousePalette()
  const mode = useColorMode()
  const container = useRef<HTMLDivElement>(null)
  const map = useRef<maplibregl.Map | null>(null)
  const drawn = useRef(new Set<string>())
  const view = useRef<Pick<maplibregl.MapOptions, 'center' | 'zoom'>>(undefined)
  const select = useEffectEvent((orderId: string) => onSelect(orderId))

  const keepView = () => {
    if (map.current) view.current = { center: map.current.getCenter(), zoom: map.current.getZoom() }
  }
  /** Where it stood before it was made anew; else the trucks that are known, and not first the whole country. */
  const firstSight = useEffectEvent((): Partial<maplibregl.MapOptions> => {
    if (view.current) return view.current
    const bounds = boundsOf(shown.flatMap(({ position }) => position ?? [])) ?? country
    return { bounds, fitBoundsOptions: framing }
  })

  const showChosen = useEffectEvent(() => {
    const truck = selectedId === undefined ? undefined : store.get(selectedId)
    // Picked before the style has come, it is drawn with all the others once it has.
    if (map.current && sourceOf(map.current)) {
      nameOthers(map.current, selectedId)
      drawChosen(map.current, truck)
      drawFleetWay(map.current, palette, { way, truck })
    }
    return truck?.position
  })
  /** The first time it shows trucks: the one that was picked before, else all of them. Afterwards the view is the person's. */
  const frame = (drawnOn: maplibregl.Map, chosen: Point | null | undefined): void => {
    if (view.current) return
    const bounds = boundsOf(shown.flatMap(({ position }) => position ?? []))
    if (chosen) drawnOn.jumpTo(nearTo(drawnOn, chosen))
    else if (bounds) drawnOn.fitBounds(bounds, framing)
    else return
    keepView()
  }
  /** Everything anew: another filter, another look of the page, other trucks. */
  const drawAll = useEffectEvent(() => {
    const features = shown.flatMap(({ orderId }) => {
      const truck = store.get(orderId)
      return truck ? featureOf(truck) : []
    })
    const source = map.current && sourceOf(map.current)
    if (!source) return
    drawn.current = new Set(features.map(({ id }) => String(id)))
    void source.setData({ type: 'FeatureCollection', features })
    const chosen = showChosen()
    if (map.current) frame(map.current, chosen)
  })
  const drawMoved = useEffectEvent(() => {
    const moved = store.takeMoved().filter(({ orderId }) => drawn.current.has(orderId))
    const source = map.current && sourceOf(map.current)
    if (source && moved.length > 0) void source.updateData({ update: moved.flatMap(updateOf) })
    const chosen = moved.find(({ orderId }) => orderId === selectedId)
    if (!map.current || !chosen?.position) return
    drawChosen(map.current, chosen)
    if (way) drawFleetWay(map.current, palette, { way, truck: chosen })
    follow(map.current, chosen.position)
  })

  useEffect(() => {
    if (!container.current) return undefined
    let created: maplibregl.Map
    try {
      created = createMap(
        container.current,
        { palette, mode, styleUrl },
        // What is drawn anew twice a second would never be done fading in.
        { label: fleetTexts.map, fadeDuration: 0, ...firstSight() },
      )
    } catch {
      // Without WebGL there is nothing to draw on.
      onFail()
      return undefined
    }
    map.current = created
    onceStyled(created, () => {
      addFleet(created, palette, styleUrl !== undefined)
      letPress(created, (orderId) => select(orderId))
      drawAll()
    })
    const timer = setInterval(() => drawMoved(), drawMs)
    return () => {
      clearInterval(timer)
      // Only what was framed or moved by hand is worth keeping.
      if (view.current) keepView()
      created.remove()
      map.current = null
    }
  }, [styleUrl, palette, mode, onFail])

  const key = shown.map(({ orderId, position }) => (position ? orderId : '')).join()
  useEffect(() => drawAll(), [key])

  useEffect(() => {
    const place = showChosen()
    if (place && map.current) goTo(map.current, place)
  }, [selectedId, styleUrl])

  useEffect(() => void showChosen(), [way])
  useMarkers(map, { ...(way ? { origin: way.origin, destination: way.destination } : {}), styleUrl }, palette)

  return <div ref={container} className={mapStyles.canvas} />
}
