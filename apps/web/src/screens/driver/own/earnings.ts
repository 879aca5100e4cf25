/** What a driver earned, by the month he finished in, of Bogotá's calendar. */
import { bogotaDay } from '@arriero/domain/calendar'
import { earningsTexts } from './own.texts.ts'

export type Earned = {
  id: string
  route: string
  finishedAt: string
  /** What he receives. */
  pesos: number
  /** When he was paid, or what it waits for. */
  standing: string
}
export type Month = {
  key: string
  name: string
  services: readonly Earned[]
  totalPesos: number
  isWhole: boolean
}

const nameOf = (key: string) => `${earningsTexts.months[Number(key.slice(5)) - 1] ?? ''} ${key.slice(0, 4)}`

/** Newest first. `hasMore`: older ones are not read yet, so the last month may lack some. */
export const byMonth = (earned: readonly Earned[], hasMore: boolean): Month[] => {
  const months = Map.groupBy(earned, ({ finishedAt }) => bogotaDay(new Date(finishedAt)).slice(0, 7))
  const keys = [...months.keys()].toSorted().toReversed()
  return keys.map((key, index) => {
    const services = months.get(key) ?? []
    return {
      key,
      name: nameOf(key),
      services,
      totalPesos: services.reduce((sum, { pesos }) => sum + pesos, 0),
      isWhole: !hasMore || index < keys.length - 1,
    }
  })
}
