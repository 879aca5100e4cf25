import * as maplibregl from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { MapRef } from '#shared/map/map-look.ts'
import { boundsOf, toLngLat } from '#shared/map/places.ts'
import type { Palette } from '#shared/tokens.ts'
import { boardTexts } from '../board.texts.ts'
import type { BoardMapProps } from './board-map-props.ts'
import { nextOf, pinsOf, type Pin } from './pins.ts'
import styles from './board-map.module.css'

const { map: texts } = boardTexts

/** A town alone is shown with those around it. */
const framing = { padding: 48, maxZoom: 9, animate: false }

const buttonOf = ({ rows }: Pin): HTMLButtonElement => {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = styles.pin ?? ''
  element.textContent = rows.length > 1 ? String(rows.length) : ''
  const [first] = rows
  element.setAttribute(
    'aria-label',
    rows.length > 1 || !first
      ? texts.several(rows.length, first?.origin.name ?? '')
      : texts.one(first.origin.name, first.destination.name),
  )
  return element
}

interface Pinned {
  pin: Pin
  element: HTMLButtonElement
}

/** A pin where each load of the page begins; the picked one's stands out. */
export const useLoadPins = (mapRef: MapRef, props: BoardMapProps, palette: Palette): void => {
  const { rows, pickedId, styleUrl } = props
  const pinned = useRef<Pinned[]>([])
  const press = useEffectEvent((pin: Pin) => {
    const next = nextOf(pin, pickedId)
    if (next !== undefined) props.onPick(next)
  })
  const mark = useEffectEvent(() => {
    for (const { pin, element } of pinned.current) {
      const isPicked = pin.rows.some(({ _id }) => _id === pickedId)
      element.setAttribute('aria-pressed', String(isPicked))
      element.toggleAttribute('data-picked', isPicked)
    }
  })
  const drawn = rows.map(({ _id }) => _id).join()
  const draw = useEffectEvent((map: maplibregl.Map) => {
    const pins = pinsOf(rows)
    const markers = pins.map((pin) => {
      const element = buttonOf(pin)
      element.addEventListener('click', (event) => {
        event.stopPropagation()
        press(pin)
      })
      pinned.current.push({ pin, element })
      return new maplibregl.Marker({ element }).setLngLat(toLngLat(pin)).addTo(map)
    })
    const bounds = boundsOf(pins)
    if (bounds) map.fitBounds(bounds, framing)
    mark()
    return markers
  })
  useEffect(() => {
    const map = mapRef.current
    if (!map) return undefined
    const markers = draw(map)
    return () => {
      pinned.current = []
      for (const marker of markers) marker.remove()
    }
  }, [mapRef, drawn, styleUrl, palette])
  useEffect(() => mark(), [pickedId])
}
