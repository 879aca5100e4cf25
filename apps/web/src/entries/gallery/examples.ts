import type { StatusTone } from '#shared/plain/values/StatusTag.tsx'
import type { NamedPoint } from '#shared/map/places.ts'
import { galleryTexts as texts } from './gallery.texts.ts'

export interface ExampleRow {
  id: string
  owner: string
  reservedAt: string
  origin: string
  destination: string
  tone: StatusTone
  pesos: number | null
}

export const tones: readonly StatusTone[] = ['pending', 'assigned', 'moving', 'finished', 'cancelled']

const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item

export const rows: ExampleRow[] = Array.from({ length: 9 }, (_, index) => ({
  id: `65f0c2a19b3e4d7a8c${(1_000_000 + index * 7919).toString(16).slice(-6)}`,
  owner: pick(texts.owners, index),
  reservedAt: new Date(Date.UTC(2026, 0, 12 + index, 13 + index, index * 7)).toISOString(),
  origin: pick(texts.towns, index),
  destination: pick(texts.towns, index + 3),
  tone: pick(tones, index),
  pesos: index === 2 ? null : 1_234_567 + index * 310_000,
}))

const coordinates: readonly (readonly [number, number])[] = [
  [4.65, -74.1],
  [6.244, -75.581],
  [3.437, -76.522],
  [10.963, -74.796],
  [10.391, -75.479],
  [7.119, -73.122],
  [1.214, -77.281],
  [4.142, -73.626],
  [5.204, -74.741],
  [5.453, -74.664],
]

export const towns: NamedPoint[] = coordinates.map(([latitude, longitude], index) => ({
  latitude,
  longitude,
  name: pick(texts.towns, index),
}))

export const route: (readonly [number, number])[] = [
  [-74.1, 4.65],
  [-74.35, 4.8],
  [-74.6, 5.0],
  [-74.741, 5.204],
  [-74.664, 5.453],
  [-74.75, 5.9],
  [-75.1, 6.05],
  [-75.35, 6.15],
  [-75.581, 6.244],
]
