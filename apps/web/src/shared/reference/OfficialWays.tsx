import type { ReferenceFacts } from '@arriero/contract/orders/reference-shape'
import { formatDistance, formatMoney } from '#shared/format.ts'
import { formatDrivingHours } from './driving-hours.ts'
import { referenceTexts as texts } from './reference.texts.ts'

/** Every way the ministry publishes between the two towns, the cheapest first. */
export const OfficialWays = ({ ways }: Pick<ReferenceFacts, 'ways'>) => (
  <details>
    <summary>{texts.waysTitle(ways.length)}</summary>
    <ul>
      {ways.map(({ id, name, km, hours, tolls, cost }) => (
        <li key={id}>
          {name}.{' '}
          {texts.way({
            km: formatDistance(km),
            hours: formatDrivingHours(hours),
            tolls: formatMoney(tolls),
            cost: formatMoney(cost),
          })}
        </li>
      ))}
    </ul>
  </details>
)
