import type { ReplyOf } from '@arriero/contract/endpoint'
import type { api } from '@arriero/contract'
import { formatDistance } from '#shared/format.ts'
import { mapTexts } from '#shared/map/map.texts.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { formatDrivingHours } from '#shared/reference/driving-hours.ts'
import { placesTexts as texts } from './places.texts.ts'
import styles from './places.module.css'

type Reply = ReplyOf<typeof api.places.route>
export type WayAnswer = Omit<Reply, 'others' | 'attribution'>

/** The best first. */
export const waysOf = (reply: Reply): WayAnswer[] => [reply, ...reply.others]

const mostTowns = 3

/** The greater towns that tell this way from the others. */
const byWay = (way: WayAnswer, ways: readonly WayAnswer[]): string => {
  const elsewhere = new Set(
    ways.filter((other) => other !== way).flatMap(({ towns }) => towns?.map(({ code }) => code) ?? []),
  )
  const own = (way.towns ?? []).slice(1, -1).filter(({ code }) => !elsewhere.has(code))
  const step = Math.max(1, Math.ceil(own.length / mostTowns))
  return own
    .filter((_, at) => at % step === 0)
    .map(({ name }) => name)
    .join(', ')
}

const methodOf = ({ method, isEstimated }: WayAnswer): string =>
  method === 'official' ? texts.official : isEstimated ? texts.estimate : texts.byRoad

const hoursOf = ({ hours }: WayAnswer): string | null =>
  hours === null ? null : texts.driving(formatDrivingHours(hours))

interface WayChoiceProps {
  ways: readonly WayAnswer[]
  chosen: number
  problem?: string | undefined
  onChoose: (way: number) => void
}

/** Which way the truck takes, where there is more than one that really differs. */
export const WayChoice = ({ ways, chosen, problem, onChoose }: WayChoiceProps) => (
  <fieldset className={styles.ways}>
    <legend>{texts.ways}</legend>
    {problem && <Notice kind="warning" title={problem} />}
    {ways.map((way, at) => {
      const over = byWay(way, ways)
      return (
        <label key={at} className={styles.way}>
          <input type="radio" name="way" checked={at === chosen} onChange={() => onChoose(at)} />
          <span>
            <strong>{formatDistance(way.distanceKm)}</strong>
            {over && ` · ${texts.over(over)}`}
          </span>
          <span className={styles.wayFacts}>
            {[methodOf(way), hoursOf(way), way.tolls && mapTexts.tolls(way.tolls.length)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </label>
      )
    })}
  </fieldset>
)
