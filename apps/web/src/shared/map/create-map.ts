/** Every drawn map of the house begins here: its ground, its hands, its words. */
import * as maplibregl from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import 'maplibre-gl/dist/maplibre-gl.css'
import type { ColorMode, Palette } from '../tokens.ts'
import { addGroundImages } from './ground/ground-images.ts'
import { groundColors } from './ground/ground-colors.ts'
import { groundAddress, groundScheme } from './ground/ground-files.ts'
import { loadGround } from './ground/ground-protocol.ts'
import { groundStyle } from './ground/ground-style.ts'
import { noteStyle } from './map-look.ts'
import { mapTexts } from './map.texts.ts'

maplibregl.setWorkerUrl(workerUrl)
maplibregl.addProtocol(groundScheme, loadGround)

/** Asked for once with a signal, the worker of the page keeps it for when there is none. */
export const bringWorker = async (): Promise<void> => {
  await fetch(workerUrl)
}

export interface MapLook {
  palette: Palette
  mode: ColorMode
  /** The setting MAP_STYLE_URL, in place of the house's ground. */
  styleUrl: string | undefined
}

/** Beyond them the tiles from near have nothing. */
const drawnBounds: [[number, number], [number, number]] = [
  [-86, -8],
  [-62, 16],
]

/** On a small map the open credits would cover a third of it; folded, they are one press away. */
const smallMapPx = 640
const foldCredits = (map: maplibregl.Map) => {
  const container = map.getContainer()
  if (container.clientWidth >= smallMapPx) return
  const credits = container.querySelector('.maplibregl-ctrl-attrib.maplibregl-compact')
  credits?.removeAttribute('open')
  credits?.classList.remove('maplibregl-compact-show')
}

/** Throws where there is no WebGL to draw with. */
export const createMap = (
  container: HTMLElement,
  look: MapLook,
  { label, ...options }: Omit<maplibregl.MapOptions, 'container' | 'style'> & { label: string },
): maplibregl.Map => {
  const map = new maplibregl.Map({
    container,
    style: look.styleUrl || groundStyle(groundAddress, look.palette, look.mode),
    maxPitch: 0,
    maxBounds: drawnBounds,
    dragRotate: false,
    locale: mapTexts.moves,
    attributionControl: { compact: true },
    // One finger on a phone scrolls the page the map lies in; two move the map. A mouse does what it always does.
    cooperativeGestures: window.matchMedia('(pointer: coarse)').matches,
    ...options,
  })
  noteStyle(map)
  map.touchZoomRotate.disableRotation()
  map.addControl(new maplibregl.NavigationControl({ showCompass: false }), 'top-right')
  map.getCanvas().setAttribute('aria-label', label)
  if (!look.styleUrl) map.once('style.load', () => addGroundImages(map, groundColors[look.mode]))
  map.once('load', () => foldCredits(map))
  return map
}
