import {
  earnedBy,
  isForOfferOnly,
  lastOfferOf,
  liveOfferOf,
  whyNotEnter,
  type OpenRow,
} from '#features/offers/my-offer.ts'
import { MyOfferState } from '#features/offers/MyOfferState.tsx'
import { Moment, serviceCells } from '#features/orders/lists/service-cells.tsx'
import { formatLeft, formatShortId } from '#shared/format.ts'
import { measureText } from '#shared/measure-text.ts'
import { Money } from '#shared/plain/values/Money.tsx'
import { TwoLines } from '#shared/table/columns/list-columns.tsx'
import { ActButton } from '#shared/ui/ActButton.tsx'
import type { WindowAddress } from '#shared/use-modal-address.ts'
import { useNow } from '#shared/use-now.ts'
import { enterpriseTexts as texts } from './enterprise.texts.ts'

/** What the lists of waiting services draw by hand: whose cargo it is, and nothing by which to reach him. Security B3. */
export const openCells = (missing: string, { now, isPhone }: { now: number; isPhone: boolean }) => ({
  ...serviceCells,
  reservationDate: ({ reservationDate: at }: OpenRow) => <Moment at={at} left={formatLeft(at, now)} />,
  /** Where the client names no price, what one asked for; how one's own offer stands below it, where no column of its own says so. */
  earnings: (order: OpenRow) => {
    const standing = liveOfferOf(order, now)
    const pesos = order.earnings ?? (standing ? earnedBy(standing, now) : null)
    return (
      <TwoLines note={!isPhone && lastOfferOf(order) && <MyOfferState order={order} now={now} isShort />}>
        <Money pesos={pesos} missing={missing} isStrong={pesos !== null} />
      </TwoLines>
    )
  },
  typeVehicle: ({ typeLoad, weight }: OpenRow) =>
    weight === null ? typeLoad.name : `${typeLoad.name}, ${measureText(weight)}`,
  myOffer: (order: OpenRow) => <MyOfferState order={order} now={now} />,
})

/** A service without a price of its client is not there to be taken: one offers for it. */
const wordOf = (order: OpenRow, standing: ReturnType<typeof liveOfferOf<OpenRow['offers'][number]>>) => {
  if (!standing) return isForOfferOnly(order) ? texts.acts.offer : texts.acts.take
  return standing.state === 'countered' ? texts.acts.answer : texts.acts.myOffer
}

/** Leads to taking it or offering another value, or to one's own offer. */
export const TakeButton = ({ order, address }: { order: OpenRow; address: WindowAddress }) => {
  const standing = liveOfferOf(order, useNow())
  const word = wordOf(order, standing)
  return (
    <ActButton
      whyNot={standing ? undefined : whyNotEnter(order)}
      isPrimary={standing?.state !== 'open'}
      label={texts.of(word, formatShortId(order._id))}
      onClick={() => address.open(order._id, 'tomar')}
    >
      {word}
    </ActButton>
  )
}
