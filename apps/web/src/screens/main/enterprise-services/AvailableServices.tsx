import { api } from '@arriero/contract'
import { availableServicesList } from '@arriero/contract/es/lists/services'
import { ServiceList } from '#features/orders/lists/ServiceList.tsx'
import { useRead } from '#shared/api/queries.ts'
import { useIsPhone } from '#shared/media.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { useNow } from '#shared/use-now.ts'
import { enterpriseTexts as texts } from './enterprise.texts.ts'
import type { TabProps } from './MyServices.tsx'
import { lastOfferOf, liveOfferOf, whyNotEnter, type OpenRow } from '#features/offers/my-offer.ts'
import { MyOfferState } from '#features/offers/MyOfferState.tsx'
import { formatShortId } from '#shared/format.ts'
import { Money } from '#shared/plain/values/Money.tsx'
import { TwoLines } from '#shared/table/columns/list-columns.tsx'
import { measureText } from '#shared/measure-text.ts'
import type { Column } from '#shared/table/columns/column.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { serviceCells } from '#features/orders/lists/service-cells.tsx'
import { servicesTexts } from '#features/orders/lists/services.texts.ts'
import type { WindowAddress } from '#shared/use-modal-address.ts'

/** Whose cargo it is, and nothing by which to reach him. Security B3. */
const availableCells = (now: number, isPhone: boolean) => ({
  ...serviceCells,
  /** With how one's own offer stands below it, where no column of its own says so. */
  earnings: (order: OpenRow) => (
    <TwoLines note={!isPhone && lastOfferOf(order) && <MyOfferState order={order} now={now} />}>
      <Money
        pesos={order.earnings}
        missing={availableServicesList.columns.earnings.missing}
        isStrong={order.earnings !== null}
      />
    </TwoLines>
  ),
  typeVehicle: ({ typeLoad, weight }: OpenRow) =>
    weight === null ? typeLoad.name : `${typeLoad.name}, ${measureText(weight)}`,
  myOffer: (order: OpenRow) => <MyOfferState order={order} now={now} />,
})

const takeColumn = (address: WindowAddress, now: number): Column<OpenRow> => ({
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

export const AvailableServices = ({ address, changed }: TabProps) => {
  const isPhone = useIsPhone()
  const now = useNow()
  const list = useListTable(availableServicesList, { cells: availableCells(now, isPhone) })
  const types = useRead(api.catalogues.vehicleTypes, {}, { staleTimeMs: Infinity })
  // The types of vehicle are the house's own: they are no words of the list.
  const filters = (types.data?.[0]?.children ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <ServiceList
      list={list}
      columns={list.table.columns.map((column) =>
        column.key === 'typeVehicle' ? { ...column, filters } : column,
      )}
      address={address}
      act={takeColumn(address, now)}
      tools={
        <LinkButton to={paths.loadBoard} icon="box" isFresh>
          {texts.acts.board}
        </LinkButton>
      }
      changedKeys={changed}
      newWords={texts.available.newRows}
    />
  )
}
