import { lastOfferOf, liveOfferOf, whyNotEnter, type OpenOrder } from '#features/offers/my-offer.ts'
import { MyOfferState } from '#features/offers/MyOfferState.tsx'
import { formatShortId } from '#shared/format.ts'
import { availableServicesList } from '@arriero/contract/es/lists/services'
import { Money } from '#shared/plain/values/Money.tsx'
import { TwoLines } from '#shared/table/columns/list-columns.tsx'
import { measureText } from '#shared/measure-text.ts'
import type { Column } from '#shared/table/columns/column.ts'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { serviceCells } from '#features/orders/lists/service-cells.tsx'
import { servicesTexts } from '#features/orders/lists/services.texts.ts'
import type { WindowAddress } from '#shared/use-modal-address.ts'
import { enterpriseTexts as texts } from './enterprise.texts.ts'

/** Whose cargo it is, and nothing by which to reach him. Security B3. */
export const availableCells = (now: number, isPhone: boolean) => ({
  ...serviceCells,
  /** With how one's own offer stands below it, where no column of its own says so. */
  earnings: (order: OpenOrder) => (
    <TwoLines note={!isPhone && lastOfferOf(order) && <MyOfferState order={order} now={now} />}>
      <Money
        pesos={order.earnings}
        missing={availableServicesList.columns.earnings.missing}
        isStrong={order.earnings !== null}
      />
    </TwoLines>
  ),
  typeVehicle: ({ typeLoad, weight }: OpenOrder) =>
    weight === null ? typeLoad.name : `${typeLoad.name}, ${measureText(weight)}`,
  myOffer: (order: OpenOrder) => <MyOfferState order={order} now={now} />,
})

export const takeColumn = (address: WindowAddress, now: number): Column<OpenOrder> => ({
  key: 'take',
  title: servicesTexts.act,
  widthPx: 108,
  card: 'action',
  render: (order) => {
    const standing = liveOfferOf(order, now)
    const word = standing
      ? standing.state === 'countered'
        ? texts.acts.answer
        : texts.acts.myOffer
      : texts.acts.take
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
  },
})
