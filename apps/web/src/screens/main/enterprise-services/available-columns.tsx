import type { vehicleTypeShape } from '@arriero/contract/catalogues'
import type { z } from 'zod'
import { lastOfferOf, liveOfferOf, whyNotEnter, type OpenOrder } from '#features/offers/my-offer.ts'
import { MyOfferState } from '#features/offers/MyOfferState.tsx'
import { formatShortId } from '#shared/format.ts'
import { measureText } from '#shared/measure-text.ts'
import { Money } from '#shared/plain/Money.tsx'
import type { Column } from '#shared/table/column.ts'
import { ActButton } from '#shared/ui/ActButton.tsx'
import {
  clientColumn,
  createdColumn,
  destinationColumn,
  idColumn,
  insuredColumn,
  originColumn,
  reservedColumn,
  routeColumn,
  statusColumn,
  viewsColumn,
  withViews,
} from '#features/orders/lists/service-columns.tsx'
import { servicesTexts } from '#features/orders/lists/services.texts.ts'
import type { ServiceAddress } from '#features/orders/lists/use-service-address.ts'
import { enterpriseTexts as texts } from './enterprise.texts.ts'
import styles from '#features/orders/lists/services.module.css'

export type VehicleType = z.infer<typeof vehicleTypeShape>

const cargoColumn = (types: readonly VehicleType[]): Column<OpenOrder> => ({
  key: 'typeVehicle',
  title: servicesTexts.columns.cargo,
  widthPx: 118,
  card: 'fact',
  filters: types.map(({ id, name }) => ({ value: id, label: name })),
  render: ({ typeLoad, typeVehicle, weight }) => (
    <>
      {weight === null ? typeLoad.name : `${typeLoad.name}, ${measureText(weight)}`}
      <small className={styles.muted}>{typeVehicle.name}</small>
    </>
  ),
})

const earningsColumn: Column<OpenOrder> = {
  key: 'earnings',
  title: servicesTexts.columns.earnings,
  widthPx: 98,
  card: 'fact',
  render: ({ earnings }) =>
    earnings === null ? (
      <span className={styles.muted}>{servicesTexts.noPrice}</span>
    ) : (
      <Money pesos={earnings} isStrong />
    ),
}

const offerColumn = (now: number): Column<OpenOrder> => ({
  key: 'myOffer',
  title: servicesTexts.columns.myOffer,
  widthPx: 108,
  card: 'aside',
  render: (order) => <MyOfferState order={order} now={now} />,
})

/** With how one's own offer stands below it, where no column of its own says so. */
const takeColumn = (address: ServiceAddress, now: number, hasState: boolean): Column<OpenOrder> => ({
  key: 'take',
  title: servicesTexts.columns.act,
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
      <>
        <ActButton
          whyNot={standing ? undefined : whyNotEnter(order)}
          isPrimary={standing?.state !== 'open'}
          label={texts.of(word, formatShortId(order._id))}
          onClick={() => address.open(order._id, 'tomar')}
        >
          {word}
        </ActButton>
        {hasState && lastOfferOf(order) && <MyOfferState order={order} now={now} />}
      </>
    )
  },
})

/** All of them wait for a carrier: there is nothing to filter by. */
const { filters: _, ...waitingColumn } = { ...statusColumn, card: 'fact' as const }

interface AvailableOptions {
  address: ServiceAddress
  types: readonly VehicleType[]
  now: number
  isPhone: boolean
}

/** Whose cargo it is, and nothing by which to reach him. Security B3. */
export const availableColumns = ({
  address,
  types,
  now,
  isPhone,
}: AvailableOptions): readonly Column<OpenOrder>[] => {
  const [cargo, offer, take] = [cargoColumn(types), offerColumn(now), takeColumn(address, now, !isPhone)]
  if (isPhone) {
    const facts = [clientColumn, cargo, createdColumn, reservedColumn, earningsColumn, waitingColumn]
    return [routeColumn, offer, ...facts, viewsColumn(address), take]
  }
  return [
    idColumn,
    clientColumn,
    createdColumn,
    reservedColumn,
    originColumn,
    destinationColumn,
    waitingColumn,
    cargo,
    insuredColumn,
    earningsColumn,
    { ...offer, isOptional: true },
    withViews(take, address),
  ]
}
