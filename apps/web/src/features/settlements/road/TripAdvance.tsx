import { api } from '@arriero/contract'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { AskAdvance } from './AskAdvance.tsx'
import { useRoadLive } from './use-road-live.ts'
import styles from '../settlements.module.css'
import { settlementsTexts } from '../settlements.texts.ts'

const texts = settlementsTexts.road

/** One trip on the road: what it brings, what of it came already, and asking for more. */
export const TripAdvance = ({ orderId }: { orderId: string }) => {
  const refresh = useRoadLive()
  const read = useRead(api.settlements.ownRoad, { query: { id: orderId, limit: 1 } })
  return (
    <Answer of={read} wait="detail" empty={<EmptyState drawing="signpost" title={texts.over} />}>
      {({ items }) =>
        items.map((trip) => (
          <div key={trip._id} className={styles.panel}>
            <DetailList
              details={[
                { label: texts.worth, value: formatMoney(trip.value) },
                { label: texts.had, value: formatMoney(trip.advanced) },
                { label: texts.canHave, value: formatMoney(trip.left) },
              ]}
            />
            <div>
              <AskAdvance trip={trip} onDone={refresh} />
            </div>
          </div>
        ))
      }
    </Answer>
  )
}
