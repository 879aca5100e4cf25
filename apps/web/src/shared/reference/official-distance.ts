import { formatDistance } from '#shared/format.ts'
import { referenceTexts as texts } from './reference.texts.ts'

/** Kilometres that are the ministry's own say so. */
export const distanceWords = (distanceKm: number, method: string): string => {
  const distance = formatDistance(distanceKm)
  return method === 'official' ? texts.officialDistance(distance) : distance
}
