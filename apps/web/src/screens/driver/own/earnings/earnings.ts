/** What a driver earned, by the month he finished in, of Bogotá's calendar. */
import { bogotaDay } from '@arriero/domain/time/calendar'
import { earningsTexts } from '../own.texts.ts'

export type Earned = {
  id: string
  route: string
  finishedAt: string
  /** What the driver receives. */
  pesos: number
  /** When he was paid, or what it waits for. */
  standing: string
}
export type Month = {
  key: string
  name: string
  services: readonly Earned[]
}

const nameOf = (key: string) => `${earningsTexts.months[Number(key.slice(5)) - 1] ?? ''} ${key.slice(0, 4)}`

/** Newest first. What a month comes to is the server's to say: its older services may not be read yet. */
export const byMonth = (earned: readonly Earned[]): Month[] => {
  const months = Map.groupBy(earned, ({ finishedAt }) => bogotaDay(new Date(finishedAt)).slice(0, 7))
  const keys = [...months.keys()].toSorted().toReversed()
  return keys.map((key) => ({ key, name: nameOf(key), services: months.get(key) ?? [] }))
}
