/** How a truck is counted where tolls are paid, and what it pays where only the kilometres are known. Domain facts §4.7. */
import type { TariffConfiguration } from '../vehicles/vehicles.ts'

/** The ministry publishes the tolls of each of its ways for these six. */
export const tollAxles = ['twoAxles', 'threeAxles', 'C2S2', 'C2S3', 'C3S2', 'C3S3'] as const
export type TollAxles = (typeof tollAxles)[number]
export type TollTable = Readonly<Record<TollAxles, number>>

/** Each configuration of the cost model pays as one of them. */
export const tollAxlesOf = {
  'C2-8': 'twoAxles',
  'C2-9': 'twoAxles',
  'C2-10.5': 'twoAxles',
  C2: 'twoAxles',
  C3: 'threeAxles',
  '2S2': 'C2S2',
  '2S3': 'C2S3',
  '3S2': 'C3S2',
  '3S3': 'C3S3',
} as const satisfies Record<TariffConfiguration, TollAxles>

/** The tolls of one known way by number of axles, as every edition keeps them. */
export type TollSample = {
  distanceKm: number
  pesos: { two: number; threeOrFour: number; five: number; six: number }
}

export type TollGroup = keyof TollSample['pesos']

/** The four kinds of truck that posts tell apart. */
export const tollGroupOf = {
  twoAxles: 'two',
  threeAxles: 'threeOrFour',
  C2S2: 'threeOrFour',
  C2S3: 'five',
  C3S2: 'five',
  C3S3: 'six',
} as const satisfies Record<TollAxles, TollGroup>

/** Where no post and no official way is known, the sample's tolls stand in, by the kilometre. */
export const sampleTolls = (
  { distanceKm: sampleKm, pesos }: TollSample,
  configuration: TariffConfiguration,
  distanceKm: number,
): number => (distanceKm * pesos[tollGroupOf[tollAxlesOf[configuration]]]) / sampleKm
