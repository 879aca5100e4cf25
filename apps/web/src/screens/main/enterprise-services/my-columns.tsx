import type { OrderFor } from '@arriero/contract/order-shapes'
import { whyNot } from '#features/orders/seen-order.ts'
import { formatShortId } from '#shared/format.ts'
import { Money } from '#shared/plain/Money.tsx'
import type { Column } from '#shared/table/column.ts'
import { ActButton } from '../services/ActButton.tsx'
import {
  createdColumn,
  destinationColumn,
  idColumn,
  insuredColumn,
  originColumn,
  Person,
  reservedColumn,
  routeColumn,
  statusColumn,
  viewsColumn,
} from '../services/service-columns.tsx'
import { servicesTexts } from '../services/services.texts.ts'
import type { ServiceAddress } from '../services/use-service-address.ts'
import { enterpriseTexts as texts } from './enterprise.texts.ts'

type Row = OrderFor<'carrier'>

const clientColumn: Column<Row> = {
  key: 'client',
  title: servicesTexts.columns.client,
  widthPx: 150,
  card: 'fact',
  render: ({ client }) => <Person person={client} />,
}

const earningsColumn: Column<Row> = {
  key: 'earnings',
  title: servicesTexts.columns.earnings,
  widthPx: 112,
  card: 'fact',
  render: ({ earnings }) => <Money pesos={earnings} isStrong />,
}

/** Status below 2 assigns; the server's own word says why not. Spec §4. */
const assignColumn = (address: ServiceAddress): Column<Row> => ({
  key: 'assign',
  title: servicesTexts.columns.act,
  widthPx: 116,
  card: 'action',
  render: (order) => {
    const word = order.vehicle ? texts.acts.reassign : texts.acts.assign
    return (
      <ActButton
        whyNot={whyNot(order, 'assign')}
        isPrimary={!order.vehicle}
        label={texts.of(word, formatShortId(order._id))}
        onClick={() => address.open(order._id, 'asignar')}
      >
        {word}
      </ActButton>
    )
  },
})

export const myColumns = (address: ServiceAddress, isPhone: boolean): readonly Column<Row>[] => {
  const views = viewsColumn(address)
  const assign = assignColumn(address)
  if (isPhone) return [routeColumn, statusColumn, clientColumn, createdColumn, reservedColumn, earningsColumn, views, assign]
  return [
    idColumn,
    clientColumn,
    createdColumn,
    reservedColumn,
    originColumn,
    destinationColumn,
    statusColumn,
    insuredColumn,
    earningsColumn,
    views,
    { ...assign, isFixed: true },
  ]
}
