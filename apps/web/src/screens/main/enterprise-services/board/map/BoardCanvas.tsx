import type * as maplibregl from 'maplibre-gl'
import { useEffect, useMemo, useRef } from 'react'
import { useHousePalette } from '#shared/brand/use-house-palette.ts'
import { useColorMode } from '#shared/color-mode.ts'
import { createMap } from '#shared/map/create-map.ts'
import mapStyles from '#shared/map/map.module.css'
import type { NamedPoint } from '#shared/map/places.ts'
import { useMarkers } from '#shared/map/use-markers.ts'
import { useRoute } from '#shared/map/use-route.ts'
import { boardTexts } from '../board.texts.ts'
import type { BoardMapProps } from './board-map-props.ts'
import { useLoadPins } from './use-load-pins.ts'

const country: [[number, number], [number, number]] = [
  [-79.2, -4.3],
  [-66.8, 12.6],
]

const label = boardTexts.map.label

/** Where the loads of the page begin, and the way of the picked one; the list beside it tells the same in words. */
export const BoardCanvas = (props: BoardMapProps) => {
  const { rows, pickedId, way, styleUrl, onFail } = props
  const palette = useHousePalette()
  const mode = useColorMode()
  const container = useRef<HTMLDivElement>(null)
  const map = useRef<maplibregl.Map | null>(null)

  useEffect(() => {
    if (!container.current) return undefined
    try {
      const look = { palette, mode, styleUrl }
      map.current = createMap(container.current, look, { label, bounds: country })
    } catch {
      // Without WebGL there is nothing to draw on.
      onFail()
      return undefined
    }
    const created = map.current
    return () => {
      created.remove()
      map.current = null
    }
  }, [styleUrl, palette, mode, onFail])

  const picked = rows.find(({ _id }) => _id === pickedId)
  const end = useMemo(
    (): NamedPoint | undefined => picked && { ...picked.board.destination, name: picked.destination.name },
    [picked],
  )
  useRoute(map, { label, styleUrl, ...way }, palette)
  useMarkers(map, { styleUrl, ...(end && { destination: end }) }, palette)
  useLoadPins(map, props, palette)
  return <div ref={container} className={mapStyles.canvas} />
}
