import type { StatusTone } from '#shared/plain/values/StatusTag.tsx'
import type { Town } from '#shared/map/places.ts'
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

const coordinates: readonly (readonly [number, number, number])[] = [
  [4.65, -74.1, 7_900_000],
  [6.244, -75.581, 2_600_000],
  [3.437, -76.522, 2_280_000],
  [10.963, -74.796, 1_300_000],
  [10.391, -75.479, 1_050_000],
  [7.119, -73.122, 620_000],
  [1.214, -77.281, 410_000],
  [4.142, -73.626, 550_000],
  [5.204, -74.741, 24_000],
  [5.453, -74.664, 74_000],
]

export const towns: Town[] = coordinates.map(([latitude, longitude, weight], index) => ({
  latitude,
  longitude,
  weight,
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
