import type { vehicleTypeShape } from '@arriero/contract/catalogues'
import type { z } from 'zod'
import { liveOfferOf, whyNotEnter, type OpenOrder } from '#features/offers/my-offer.ts'
import { MyOfferState } from '#features/offers/MyOfferState.tsx'
import { formatShortId } from '#shared/format.ts'
import { Money } from '#shared/plain/Money.tsx'
import type { Column } from '#shared/table/column.ts'
import { ActButton } from '#shared/ui/ActButton.tsx'
import {
  createdColumn,
  destinationColumn,
  idColumn,
  insuredColumn,
  originColumn,
  reservedColumn,
  routeColumn,
  viewsColumn,
} from '../services/service-columns.tsx'
import { servicesTexts } from '../services/services.texts.ts'
import type { ServiceAddress } from '../services/use-service-address.ts'
import { enterpriseTexts as texts } from './enterprise.texts.ts'
import styles from '../services/services.module.css'

export type VehicleType = z.infer<typeof vehicleTypeShape>

const cargoColumn = (types: readonly VehicleType[]): Column<OpenOrder> => ({
  key: 'typeVehicle',
  title: servicesTexts.columns.cargo,
  widthPx: 116,
  card: 'fact',
  filters: types.map(({ id, name }) => ({ value: id, label: name })),
  render: ({ typeLoad, typeVehicle }) => (
    <>
      {typeLoad.name}
      <small className={styles.muted}>{typeVehicle.name}</small>
    </>
  ),
})

const earningsColumn: Column<OpenOrder> = {
  key: 'earnings',
  title: servicesTexts.columns.earnings,
  widthPx: 132,
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
  widthPx: 118,
  card: 'aside',
  render: (order) => <MyOfferState order={order} now={now} />,
})

const takeColumn = (address: ServiceAddress, now: number): Column<OpenOrder> => ({
  key: 'take',
  title: servicesTexts.columns.act,
  widthPx: 122,
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

interface AvailableOptions {
  address: ServiceAddress
  types: readonly VehicleType[]
  now: number
  isPhone: boolean
}

/** Nothing personal: who owns the cargo is told to whom it was given. Security B3. */
export const availableColumns = ({
  address,
  types,
  now,
  isPhone,
}: AvailableOptions): readonly Column<OpenOrder>[] => {
  const [views, cargo, offer, take] = [
    viewsColumn(address),
    cargoColumn(types),
    offerColumn(now),
    takeColumn(address, now),
  ]
  if (isPhone) return [routeColumn, offer, cargo, createdColumn, reservedColumn, earningsColumn, views, take]
  return [
    idColumn,
    createdColumn,
    reservedColumn,
    originColumn,
    destinationColumn,
    cargo,
    insuredColumn,
    earningsColumn,
    offer,
    views,
    { ...take, isFixed: true },
  ]
}
