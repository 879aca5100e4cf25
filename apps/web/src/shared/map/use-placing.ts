/** A press on the map that tells a place: with a finger or the mouse where it falls, with the keyboard in the middle of what is seen. */
import type * as maplibregl from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import type { MapRef } from './map-look.ts'
import type { MapViewProps } from './map-props.ts'

export const usePlacing = (mapRef: MapRef, { placing, onPlaceMove, styleUrl }: MapViewProps): void => {
  const place = useEffectEvent(({ lat, lng }: maplibregl.LngLat) => {
    if (placing) onPlaceMove?.(placing, { latitude: lat, longitude: lng })
  })
  useEffect(() => {
    const map = mapRef.current
    if (!map || !placing) return undefined
    const canvas = map.getCanvas()
    const press = ({ lngLat }: maplibregl.MapMouseEvent) => place(lngLat)
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      place(map.getCenter())
    }
    map.on('click', press)
    canvas.addEventListener('keydown', key)
    canvas.style.cursor = 'crosshair'
    canvas.focus()
    return () => {
      map.off('click', press)
      canvas.removeEventListener('keydown', key)
      canvas.style.cursor = ''
    }
  }, [mapRef, placing, styleUrl])
}
